/** The answer sheet as it is being filled in: what is typed stays as it was typed until it can be read. */
import type { NodeId } from '../../core/tree/nodeId.ts';
import { type Answer, BLANK_ANSWER } from '../answer.ts';
import type { PartKind } from '../exercise.ts';
import { parseCount, parseRange, parseSpans, parseWindow } from './parseEntry.ts';

/** Entries are texts; what is picked on the tree is nodes. */
export interface Sheet {
  readonly values: ReadonlyMap<NodeId, string>;
  readonly windows: ReadonlyMap<NodeId, string>;
  readonly leafCount: string;
  readonly interval: string;
  readonly crossing: ReadonlySet<NodeId>;
  readonly leafOrder: readonly NodeId[];
  readonly move: NodeId | null;
  readonly line: readonly NodeId[];
  readonly reorder: ReadonlyMap<NodeId, readonly number[]>;
}

export const BLANK_SHEET: Sheet = {
  values: new Map(),
  windows: new Map(),
  leafCount: '',
  interval: '',
  crossing: new Set(),
  leafOrder: [],
  move: null,
  line: [],
  reorder: new Map(),
};

/** An entry that cannot be read. */
export interface UnreadEntry {
  readonly part: PartKind;
  /** the node it stands at, where it stands at one */
  readonly node: NodeId | null;
  readonly text: string;
}

/** The answer that is on the sheet, and what on it cannot be read. */
export function readSheet(sheet: Sheet): {
  readonly answer: Answer;
  readonly unread: readonly UnreadEntry[];
} {
  const unread: UnreadEntry[] = [];
  const entries = <T>(part: 'values' | 'windows', parse: (text: string) => T | null): Map<NodeId, T> => {
    const read = new Map<NodeId, T>();
    for (const [node, text] of sheet[part]) {
      if (text.trim() === '') continue;
      const entry = parse(text);
      if (entry === null) unread.push({ part, node, text });
      else read.set(node, entry);
    }
    return read;
  };
  const single = <T>(part: 'leafCount' | 'interval', parse: (text: string) => T | null): T | null => {
    const text = sheet[part];
    if (text.trim() === '') return null;
    const entry = parse(text);
    if (entry === null) unread.push({ part, node: null, text });
    return entry;
  };
  const { crossing, leafOrder, move, line, reorder } = sheet;
  const answer: Answer = {
    ...BLANK_ANSWER,
    values: entries('values', parseRange),
    windows: entries('windows', parseWindow),
    leafCount: single('leafCount', parseCount),
    interval: single('interval', parseSpans),
    crossing,
    leafOrder,
    move,
    line,
    reorder,
  };
  return { answer, unread };
}
