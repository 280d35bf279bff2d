/** The texts about learning management systems, such as Moodle and Canvas. */
import type { LmsWords } from '../en/lms.ts';

export const lms: LmsWords = {
  page: {
    opening: '题组正在载入。',
    failed: '这个课件包里没有可以读取的题组：set.json 缺失或已损坏。请向老师索取新的课件包。',
    none: '这个页面不在学习管理系统里，分数不会上报。做完之后会得到一个文件和一个代码，可用来上交。',
    kept: '答案由学习管理系统保存。',
    handedIn: '分数已交给学习管理系统。',
    refused: '学习管理系统暂时不接受答案。页面每分钟会再试一次；在它接受之前，请不要关闭这个页面。',
    retry: '现在再试',
    saveNow: '把答案存成文件',
    looking: '现在只是浏览题组，不作任何记录。',
    damaged: '学习管理系统保存的答案无法读取。请从头做起。',
    newer: '这里有更新的课件包保存的答案，这个课件包读不了。它会原样保留那些答案，也不作任何记录。',
    leftOut: (places) =>
      `学习管理系统能保存的内容有限，放不下第 ${places.join('、')} 题的答案。分数不变；只要页面不关，答案就还在。`,
    learner: (name) => `你是${name}。`,
    backToSet: '回到题组',
  },
  make: {
    head: '用于学习管理系统',
    hint: 'Moodle、Canvas 等系统可以导入这些文件。课件包自己显示题组，并把分数交给系统。',
    scorm: 'SCORM 1.2 课件包',
    scormHint: '带有这个题组的页面：在系统里评分、续做、交卷。每个学生的数各不相同。',
    mastery: '及格线',
    masteryHint: '占总分的百分比；留空则交卷即算完成',
    masteryFault: (text) => `“${text}”不是 1 到 100 的整数。`,
    untitled: '题组',
    save: '保存文件',
    making: '正在生成文件。',
    saved: (name, kilobytes) => `${name}，${kilobytes} kB`,
    notBuilt: '无法取得课件包所需的页面文件。没有网络，或页面不是构建好的版本，就无法生成；请再试。',
  },
};
