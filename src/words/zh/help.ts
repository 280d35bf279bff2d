import type { HelpWords } from '../helpWords.ts';

export const chineseHelp: HelpWords = {
  helpTitle: '帮助',
  keysTitle: '按键',
  letterKeys: '单字母快捷键',
  legendTitle: '怎样看图',
  keys: {
    step: '后退、前进一步（翻页笔：Page Up、Page Down）',
    ends: '第一步、最后一步',
    subtree: '越过子树、退回父节点',
    cutoffs: '上一次、下一次剪枝',
    play: '播放或暂停；投影时为下一步',
    go: '跳到某步',
    speed: '放慢、加快',
    full: '全屏投影',
    blank: '投影时黑屏',
    answer: '回答“预测”的问题',
    help: '本帮助',
    tree: '进入树中；此时方向键在节点间移动，Page Up、Page Down 仍是步进',
  },
  legend: {
    max: 'MAX 节点：取最大的值',
    min: 'MIN 节点：取最小的值',
    chance: '机会节点：取期望值',
    leaf: '叶节点：值已知的局面',
    waiting: '灰色细线：尚未访问',
    seen: '墨色：已访问；粗线：目前起决定作用的子节点',
    current: '圆环与指针：搜索所在之处',
    pruned: '虚线加双划：已剪去，不再访问',
    label: '节点中的“≤ 2”：只证明了它的值至多是 2',
  },
  offline: '弈树可离线使用，一切都留在这个浏览器里。',
};
