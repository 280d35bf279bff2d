import { type ByKind, byKind } from '../core/byKind.ts';
import type { OutsideBounds } from '../core/edit/index.ts';
import { readSearchSetting } from '../core/search/readSearchSetting.ts';
import { SEARCH_SETTINGS, type SettingShape } from '../core/search/searchSettingRows.ts';
import { isSearchSettingName } from '../core/search/settingNames.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { nodeOfKey } from '../core/tree/nodeOfKey.ts';
import { printLeafBounds } from '../notation/leafBounds.ts';
import { printLeafValue } from '../notation/leafValue.ts';
import type { PageWords, Words } from '../words/index.ts';
import { NodeNames } from '../words/nodeNames.ts';
import type { Notice } from './notice.ts';

/** Returns the text of a notice; `page` has the names of the algorithms. */
export function noticeText(notice: Notice, words: Words['notices'], page: PageWords): string {
  return byKind(TEXTS, notice, words, page);
}

const TEXTS: ByKind<Notice, [words: Words['notices'], page: PageWords], string> = {
  'unknown-tree': ({ id }, words) => words.unknownTree(id),
  'damaged-tree': ({ problem }, words) => `${words.damagedTree} ${words.problem(problem)}`,
  'damaged-packed': ({ fault }, words) => words.damagedPacked[fault],
  'damaged-link': (_, words) => words.damagedLink,
  'damaged-exercise': (_, words) => words.damagedExercise,
  'sheet-not-kept': (_, words) => words.sheetNotKept,
  'damaged-lesson': ({ fault }, words) => words.damagedLesson[fault],
  'unknown-lesson': ({ id }, words) => words.unknownLesson(id),
  'no-file-beside': ({ name }, words) => words.noFileBeside(name),
  'file-beside-too-large': ({ name }, words) => words.fileBesideTooLarge(name),
  'fields-left-out': ({ paths }, words) => words.fieldsLeftOut(paths),
  'no-audience': ({ url }, words) => words.noAudience(url),
  'moment-kept': ({ number }, words) => words.momentKept(number),
  'moment-not-kept': ({ why }, words) => words.momentNotKept[why],
  'left-tree': ({ shown }, words) => words.leftTree(shown.subject.own?.title ?? ''),
  'edit-refused': ({ refusal, number }, words) => words.editRefused[refusal](number),
  'outside-bounds': ({ outside }, words) => outsideText(outside, words),
  'unknown-part': ({ part, canBe }, words) => words.unknownPart(part, canBe ?? settingCanBe(part, words)),
  'setting-clamped': ({ asked, most }, words) => words.iterationsClamped(asked, most),
  'wrong-number': ({ name, at, found }, words) => words.wrongNumber(name, at, found),
  'wrong-priors': ({ priors, moves }, words) => words.wrongPriors(priors, moves),
  'step-clamped': ({ asked, step }, words) => words.stepClamped(String(asked), step),
  'game-too-large': ({ depth }, words) => words.gameTooLarge(depth),
  'not-searched': ({ nodes }, words) => words.notSearched(nodes, LIMITS.nodes),
  'tree-too-large': ({ nodes, once }, words) => words.treeTooLarge(nodes, once),
  'only-tried': (_, words) => words.onlyTried,
  'graph-too-large': ({ winner }, words, page) =>
    words.graphTooLarge(winner === null ? null : page.kind[winner]),
  'game-start': ({ found, fault }, words) => words.gameStart(found, fault),
  'game-move': ({ found, at, legal }, words) => words.gameMove(found, at + 1, legal),
  'not-offered': ({ algorithm, leaf, parent }, words, page) =>
    leaf === undefined
      ? words.notOffered(page.algorithm[algorithm])
      : words.leafRefused(page.algorithm[algorithm], leaf, parent),
  'not-by-mover': ({ why }, words) => words.notByMover(why),
  'not-stored': ({ fault }, words) => words.notStored[fault],
  'progress-not-stored': (_, words) => words.progressNotStored,
  'kept-as-copy': ({ title }, words) => words.keptAsCopy(title),
  'too-long-for-address': (_, words) => words.tooLongForAddress,
  'new-version': (_, words) => words.newVersion,
  'read-as': ({ name, notation, leaves }, words) => words.fileReadAs(name, notation, leaves),
  'load-failed': (_, words) => words.loadFailed,
};

/**
 * Returns what a setting of the search can be, for a part of an address such as "seed=-1"; undefined for other parts, and
 * when the setting can be what it says.
 */
function settingCanBe(part: string, words: Words['notices']): string | undefined {
  const [name = '', ...rest] = part.split('=');
  if (!isSearchSettingName(name) || readSearchSetting(name, rest.join('=')) !== undefined) return undefined;
  const row: SettingShape = SEARCH_SETTINGS[name];
  switch (row.kind) {
    case 'whole':
    case 'number':
      return words.settingCanBe[row.kind](row.least, row.most);
    case 'numbers':
      return words.settingCanBe.numbers(row.least, row.most, row.length);
    case 'choice':
      return row.choices.join(', ');
    case 'switch':
      return '0, 1';
    case 'window':
      return '2..5, -inf..3';
  }
}

/** Returns a text that says which node cannot have which value or static value, and why. */
export function outsideText({ before, leaf, value }: OutsideBounds, words: Words['notices']): string {
  const node = nodeOfKey(before, leaf);
  const name = node === undefined ? '' : new NodeNames(before).of(node);
  const isEstimate = node !== undefined && (!before.isLeaf(node) || before.isHorizon(node));
  const say = isEstimate ? words.estimateOutside : words.outsideBounds;
  return say(name, printLeafValue(value), printLeafBounds(before.leafBounds));
}

/**
 * Returns the text of the button that repairs the fault: it sets the value and widens the declared bounds to
 * contain it.
 */
export function allowText({ value, allowed }: OutsideBounds, words: Words['notices']): string {
  return words.allowValue(printLeafValue(value), printLeafBounds(allowed.tree.leafBounds));
}
