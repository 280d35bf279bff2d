import { bySide } from '../../core/tree/nodeKind.ts';
import { printWorth, worth } from '../estimates.ts';
import { isJust, knownAt } from '../facts.ts';
import type { WindowNarration } from '../languageTexts.ts';
import { knownAsAt, windowOfResearch } from '../question.ts';
import { number, say } from '../sentence.ts';
import { printEnd, printWindow } from '../symbols.ts';

export const englishWindowNarration: WindowNarration = {
  begins({ node, kind, window }) {
    const turn = say`${node}, where ${kind === 'chance' ? 'chance' : bySide(kind, 'MAX', 'MIN')} decides`;
    return say`The search begins at ${turn}, with the root window ${number(printWindow(window))}: only values inside will come out exactly.`;
  },

  asked({ side, than }, { node, window, trace }) {
    const isMax = trace.tree.numbers === 'mover' ? 'for MAX ' : '';
    const better = say`${node} is only asked: better ${bySide(side, isMax, 'for MIN ')}than ${worth(than)}?`;
    return say`${better} The window is ${number(printWindow(window))}.`;
  },

  again({ event, names, trace, kind, direction, returned: { worth: came } }) {
    const { node, child, step } = event;
    const tree = trace.treeAt(step);
    const returned = tree.inNumbersOf(node, child, came.value);
    const known = knownAsAt(tree, node, child, knownAt(trace, child, step));
    const held = printWorth({ ...came, value: returned });
    const whose = tree.numbers === 'mover' ? bySide(kind, ' for MAX', ' for MIN') : '';
    const so = isJust(known.range, returned)
      ? worth({ ...came, value: returned })
      : number(`${held} or ${bySide(direction, 'more', 'less')}`);
    return say`Yes, ${so}${whose}: ${names.token(child)} is searched again to see how good, with the window ${number(printWindow(windowOfResearch(trace, event)))}.`;
  },

  canCut({ names, window }, { bound, rule, asker }) {
    const limit = number(printEnd(bound, window));
    const isAlpha = bound === 'alpha';
    const when =
      rule === 'equal'
        ? say`to ${limit} or ${isAlpha ? 'less' : 'more'}`
        : say`${isAlpha ? 'below' : 'above'} ${limit}`;
    const whose = asker === null ? say`the root window` : say`what ${names.token(asker)} asks`;
    return say`It cuts if it ${isAlpha ? 'drops' : 'rises'} ${when} (${isAlpha ? 'α' : 'β'} of ${whose}).`;
  },

  given({ event, trace, names, window }) {
    const { bound } = event.test;
    const asker = trace.askerAt(bound, event.node, event.step);
    const end = number(printEnd(bound, window));
    if (asker === null) return say`the root window ${bound === 'beta' ? 'ends' : 'begins'} at ${end}`;
    const than = number(printEnd(bound === 'beta' ? 'alpha' : 'beta', window));
    return say`${names.token(asker)} only asks for ${bound === 'beta' ? 'more' : 'less'} than ${than}`;
  },

  failed({ node, trace, proved }, value) {
    return trace.kindOfValue === 'upper'
      ? say`the search fails low, ${node} is worth at most ${worth({ value, isProved: proved.high <= value })}`
      : say`the search fails high, ${node} is worth at least ${worth({ value, isProved: proved.low >= value })}`;
  },
};
