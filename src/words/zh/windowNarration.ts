import { bySide } from '../../core/tree/nodeKind.ts';
import { printWorth, worth } from '../estimates.ts';
import { isJust, knownAt } from '../facts.ts';
import type { WindowNarration } from '../languageTexts.ts';
import { knownAsAt, windowOfResearch } from '../question.ts';
import { number, say } from '../sentence.ts';
import { printEnd, printWindow } from '../symbols.ts';

export const chineseWindowNarration: WindowNarration = {
  begins({ node, kind, window }) {
    const from =
      kind === 'chance'
        ? say`搜索从机会节点 ${node} 开始`
        : say`搜索从 ${bySide(kind, 'MAX', 'MIN')} 节点 ${node} 开始`;
    return say`${from}，根窗口为 ${number(printWindow(window))}：只有落在其中的值才能准确得到。`;
  },

  asked({ side, than }, { node, window, trace }) {
    const question =
      trace.tree.numbers === 'mover'
        ? say`只问 ${node}：对 ${bySide(side, 'MAX', 'MIN')} 是否大于 ${worth(than)}？`
        : say`只问 ${node}：是否${bySide(side, '大', '小')}于 ${worth(than)}？`;
    return say`${question}窗口为 ${number(printWindow(window))}。`;
  },

  again({ event, names, trace, kind, direction, returned: { worth: came } }) {
    const { node, child, step } = event;
    const tree = trace.treeAt(step);
    const returned = tree.inNumbersOf(node, child, came.value);
    const known = knownAsAt(tree, node, child, knownAt(trace, child, step));
    const held = printWorth({ ...came, value: returned });
    const so = isJust(known.range, returned)
      ? worth({ ...came, value: returned })
      : number(`${bySide(direction, '至少', '至多')}是 ${held}`);
    const whose = tree.numbers === 'mover' ? `对 ${bySide(kind, 'MAX', 'MIN')} ` : '';
    return say`是（${whose}${so}）：重新搜索 ${names.token(child)} 以求其值，窗口为 ${number(printWindow(windowOfResearch(trace, event)))}。`;
  },

  canCut({ names, window }, { bound, rule, asker }) {
    const limit = number(printEnd(bound, window));
    const isAlpha = bound === 'alpha';
    const when =
      rule === 'equal'
        ? say`${isAlpha ? '降' : '升'}到 ${limit} 或更${isAlpha ? '低' : '高'}`
        : say`${isAlpha ? '低' : '高'}于 ${limit} `;
    const whose = asker === null ? say`根窗口` : say` ${names.token(asker)} 所问`;
    return say`一旦${when}就剪枝（${isAlpha ? 'α' : 'β'} 来自${whose}）。`;
  },

  given({ event, trace, names, window }) {
    const { bound } = event.test;
    const asker = trace.askerAt(bound, event.node, event.step);
    const end = number(printEnd(bound, window));
    if (asker === null) return say`根窗口${bound === 'beta' ? '止' : '起'}于 ${end}`;
    const than = number(printEnd(bound === 'beta' ? 'alpha' : 'beta', window));
    return say` ${names.token(asker)} 只问是否${bound === 'beta' ? '大' : '小'}于 ${than}`;
  },

  failed({ node, trace, proved }, value) {
    return trace.kindOfValue === 'upper'
      ? say`低于窗口（fail low），${node} 至多为 ${worth({ value, isProved: proved.high <= value })}`
      : say`高于窗口（fail high），${node} 至少为 ${worth({ value, isProved: proved.low >= value })}`;
  },
};
