import { useMemo } from 'react';
import type { GameTree } from '../../core/index.ts';
import type { WrittenSheet } from '../../practice/entry/index.ts';
import { layOutBlank, marksOnBlank } from '../../session/paper.ts';
import type { NodeNames } from '../../words/index.ts';
import { DrawnTree } from '../kit/DrawnTree.tsx';

/** A tree drawn for paper: leaves and names, and the given entries. */
export function BlankTree(props: {
  /** the tree with the names of its nodes */
  names: NodeNames;
  /** the tree cut off at the depth limit of the search; absent when there is no limit */
  searched?: GameTree;
  written: WrittenSheet;
  ply: number;
}) {
  const { names, searched = names.tree, written, ply } = props;
  const layout = useMemo(() => layOutBlank(names, ply), [names, ply]);
  const marks = useMemo(() => marksOnBlank(layout, searched, written), [layout, searched, written]);
  return <DrawnTree layout={layout} marks={marks} />;
}
