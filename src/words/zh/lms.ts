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
    hint: 'Moodle、Canvas 等系统可以导入这些文件。课件包自己显示题组，并把分数交给系统；题库则是系统自己的题目，由测验抽取。',
    what: '文件',
    format: {
      scorm: 'SCORM 1.2 课件包',
      moodle: 'Moodle XML：带图的题目',
      gift: 'GIFT：数目、走法、次序和路线；没有图',
      qti: 'QTI 2.1：带图的题目，适用于 Canvas 等',
    },
    variants: '变体',
    variantsHint: '每个小题的题目数，数值各不相同；1 到 50',
    variantsFault: (text) => `“${text}”不是 1 到 50 的整数。`,
    leftOutHead: '文件里缺少：',
    leftOut: (place, part, why) => {
      const where = part === null ? `第 ${place} 题` : `第 ${place} 题，${part}`;
      switch (why) {
        case 'refused':
          return `${where}：无法提问。`;
        case 'format':
          return `${where}：这种格式没有这样的题型。`;
        case 'one-rule':
          return `${where}：只有本题自己的等值规则算对，而题组里两种都算对。`;
        case 'one-variant':
          return `${where}：只有一个变体，因为数值由游戏决定。`;
      }
    },
    nothing: '这种格式问不了这个题组里的任何内容。请换一种格式。',
    scormHint: '带有这个题组的页面：在系统里评分、续做、交卷。除游戏外，每个学生的数各不相同。',
    mastery: '及格线',
    masteryHint: '占总分的百分比；留空则交卷即算完成',
    masteryFault: (text) => `“${text}”不是 1 到 100 的整数。`,
    untitled: '题组',
    save: '保存文件',
    making: '正在生成文件。',
    saved: (name, kilobytes) => `${name}，${kilobytes} kB`,
    notBuilt: '无法取得课件包所需的页面文件。没有网络，或页面不是构建好的版本，就无法生成；请再试。',
  },
  bank: {
    variant: (number) => `变体 ${number}`,
    leaves: (first, last) => `叶节点从左到右依次为 ${first} 到 ${last}。`,
    tree: (text) => `树：${text}`,
    choose: {
      crossing: '哪些叶节点没有被检查？请全部选出。',
      bestCase:
        '叶节点还没有数值。在最幸运的情况下，每个节点的第一个子节点对走棋方最有利，哪些叶节点不会被检查？请全部选出。',
      again: '哪些节点被搜索了第二次？请全部选出。',
      ties: '搜索结束时，关于根节点的各个走法知道些什么？请选出所有正确的说法；比最佳走法差的，什么都不选。',
    },
    noLeaf: '没有这样的叶节点',
    noNode: '没有这样的节点',
    noMove: '以上都不是',
    asGood: (move) => `${move}：与最佳走法一样好`,
    cannotTell: (move) => `${move}：无法判断`,
    fields: '小数用小数点，如 2.5；无穷写作 inf 和 -inf；界写作 ≤2 或 <=2；没有可写的地方写 -。',
    list: '写出名称，用空格或逗号隔开。',
    choices: '请在每个节点处选择。',
    notCut: '没有剪枝',
    cutLabel: (letter, reach) =>
      reach === undefined ? letter : `${letter} ${reach === 'shallow' ? '浅' : '深'}`,
    field: { depth: '深度', value: '值', move: '走法' },
    column: { max: 'MAX 空线', min: 'MIN 空线', f: 'f(p)' },
    none: '无',
    yes: '是',
    no: '否',
    item: (place) => `第 ${place} 题`,
  },
};
