import { printNumber } from '../../core/tree/printNumber.ts';
import type { englishNotices } from '../en/notices.ts';
import { chineseGame } from './game.ts';
import { chineseNotByMover } from './notByMover.ts';
import { chineseProblem } from './problem.ts';

export const chineseNotices: typeof englishNotices = {
  notices: '提示',
  unknownTree: (id) => `例题库里没有“${id}”；这里显示第一棵树。`,
  damagedTree: '地址里的树无法读取；这里显示第一棵树。',
  damagedPacked: {
    damaged: '链接中的树已损坏：链接在途中被截断或改动。请重新索取；这里显示第一棵树。',
    newer: '这个链接由更新的版本生成。请刷新页面以获取新版本；这里显示第一棵树。',
    'too-big': '链接中的树超过 1 MiB，没有打开；这里显示第一棵树。',
  },
  notStored: {
    unavailable: '浏览器不允许本页保存内容：关闭这个标签页后，树就没有了。请存成文件。',
    newer:
      '这台设备上的树由本页的更新版本保存，当前版本无法写入：关闭这个标签页后，树就没有了。请存成文件，再刷新页面以获取新版本。',
    failed: '最近的改动还没能保存到这台设备上，本页会继续尝试。请把树存成文件。',
  },
  saveTree: '存成文件',
  progressNotStored: '你的答案没能保存到这台设备上：关闭本页后就没有了。请把进度存成文件。',
  saveProgress: '存成文件',
  keptAsCopy: (title) => `这棵树在另一个标签页里也被改动过。你的版本已存为“${title}”。`,
  damagedLink: '这个链接在途中被截断或改动：步数或设置可能与原来的不同。',
  sheetNotKept: '这道练习以前做过，但答卷没有保存在这台设备上。现在从空白开始，不再计入进度。',
  damagedExercise: '这个链接里的练习无法打开：链接在途中被截断或改动，或来自更新的版本。请重新索取。',
  damagedLesson: {
    damaged: '链接中的讲解已损坏：链接在途中被截断或改动。请重新索取。',
    newer: '链接中的讲解由更新的版本制作。请刷新页面以获得该版本。',
    'too-big': '链接中的讲解超过 1 MiB，没有打开。',
  },
  unknownLesson: (id) => `没有名为“${id}”的讲解。所有讲解都在“我的”下的“讲解”里。`,
  noFileBeside: (name) =>
    `页面旁边没有文件“${name}”。请检查文件名（以 .json 结尾，不含文件夹），以及是否已上传。`,
  fileBesideTooLarge: (name) => `页面旁边的文件“${name}”超过 5 MiB，没有打开。`,
  fieldsLeftOut: (paths) => `这个版本不认识以下内容，已略去：${paths}。`,
  noAudience: (url) => `浏览器没有打开观众窗口。请允许本页打开窗口，或自己在另一个窗口打开 ${url}。`,
  momentKept: (number) => `已存为讲解的第 ${number} 个时刻。`,
  momentNotKept: {
    'too-large': '这棵树太大，放不进讲解的时刻。请换一棵小一些的。',
    'too-many': '讲解已有 60 个时刻，不能再多。请删去一些，或新建一个。',
  },
  editLesson: '编辑讲解',
  leftTree: (title) => `你编辑过的“${title || '未命名的树'}”之上打开了另一棵树。它在“我的树”里。`,
  backToIt: '回到它',
  editRefused: {
    'limit-nodes': (n) => `树将有 ${n} 个节点，上限是 200000 个。`,
    'limit-depth': (n) => `树将深 ${n} 层，上限是 1000 层。`,
    'limit-children': (n) => `一个节点将有 ${n} 个子节点，上限是 10000 个。`,
    'limit-label': (n) => `名称有 ${n} 个字符，太长了；上限是 1000 个。`,
    'root-stays': () => '根节点不能删除、复制或移动。请选别的节点。',
    'into-itself': () => '子树不能移到自己里面。请选别的位置。',
    'wrong-count': (n) => `给出了 ${n} 个值，与叶节点的个数不符。`,
    players: () => '这棵树由多个玩家决策，叶节点是效用向量：没有 MAX、MIN 之分，也没有单个的值。',
    'no-players': () => '这棵树里没有这个玩家。玩家数可在文本中修改。',
    'vector-length': (n) => `给一个叶节点写了 ${n} 个值。请为每个玩家写一个数；玩家数在文本中修改。`,
    'above-sum': (n) => `一个叶节点各值之和将是 ${n}，超过已声明的总和。请改这些值，或在文本中改总和。`,
    'scale-turned': () => '系数 a 必须大于 0，否则最好的叶节点会变成最差的。',
    'scale-below-zero': (n) =>
      `有小于 0 的叶节点（${printNumber(n)}），偶次幂会颠倒它们的大小次序。请选奇数。`,
    'scale-too-large': (n) => `叶节点 ${printNumber(n)} 会变得太大。`,
    'scale-too-fine': () => '叶节点的值需要的位数太多，无法保持。请选更整的数。',
  },
  outsideBounds: (leaf, value, bounds) =>
    `叶节点 ${leaf} 不能设为 ${value}：已声明叶节点的值在 ${bounds} 之内。`,
  estimateOutside: (node, value, bounds) =>
    `${node} 的估计值不能是 ${value}：叶节点的值声明在 ${bounds} 之内。`,
  allowValue: (value, bounds) => `允许 ${value}：leaves ${bounds}`,
  unknownPart: (part) => `地址中有一部分无法识别，或与其余部分不符，已略去：“${part}”。`,
  stepClamped: (asked, step) => `没有第 ${asked} 步；这里显示第 ${step} 步。`,
  completeTree: chineseGame.complete,
  gameTooLarge: '这需要超过 200,000 个局面。可以让对称的走步只计一次、减小深度，或改用 α-β 剪枝。',
  graphTooLarge: (winner) =>
    `这张图会超过 2,000 个局面或 12,000 条边，画出来无法阅读，所以不画。${winner === null ? '' : `按这个游戏的理论，${winner} 必胜。`}可以选小一些的游戏、让对称的走步只计一次，或作为树来搜索。`,
  gameStart: (found, why) => `“${found}”不是这个棋的局面：${why.zh}。这里显示开局。`,
  gameMove: (found, number) => `地址中的第 ${number} 步“${found}”在那里不合规则；这里是它之前的局面。`,
  notByMover: (why) => `链接要求按该走的一方记数；这里记的是 MAX 的数：${chineseNotByMover[why]}。`,
  notOffered: (name) => `${name}不能搜索这棵树；已换用另一种算法。`,
  tooLongForAddress: '这棵树太大，地址栏放不下：刷新后不会保留。',
  newVersion: '本页的新版本已经下载好。载入后仍在原处，你的树也都保留。',
  loadVersion: '载入新版本',
  loadFailed: '程序的一部分没有加载成功，其余部分仍可使用。',
  problem: chineseProblem,
};
