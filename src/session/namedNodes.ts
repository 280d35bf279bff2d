/** Finds which nodes the page's texts name at a step; the figure draws these names before all other text. */
import { memoizeByKey } from '../core/memoizeByKey.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { type AnyRun, isOfLists } from '../core/run/anyRun.ts';
import { innerNodes } from '../core/tree/innerNodes.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { familyOf, narrate } from '../families/index.ts';
import type { LessonMoment } from '../lesson/lesson.ts';
import type { Language, NodeNames } from '../words/index.ts';
import { nodesIn, nodesNamed } from '../words/namesInText.ts';
import { lessonIn, PLAYING } from './lesson/playedLesson.ts';
import { MARGIN } from './margin.ts';
import { valuesBeside } from './minimaxBeside.ts';
import { askedIn } from './predicting.ts';
import { runOf } from './runOf.ts';
import type { SessionState } from './session.ts';
import { sliceIn } from './slice.ts';

/** In a tree with more nodes than this, the names that occur in lists and notes are not looked for. */
const MOST_NODES = 600;

/** The nodes that the page's texts name at a step. */
export interface NamedNodes {
  /**
   * nodes that are named in the sentence of the step, on the current path and the line of play, in a question
   * or note, or in a field
   */
  readonly said: ReadonlySet<NodeId>;
  /** nodes that are named in a list or a panel beside the figure */
  readonly listed: ReadonlySet<NodeId>;
  /**
   * those of the listed nodes that are first in the lists OPEN and CLOSED, where a narrow page still has room
   * for them
   */
  readonly heads: ReadonlySet<NodeId>;
  /** values that stand beside nodes */
  readonly beside?: ReadonlyMap<NodeId, number>;
}

/** Returns all nodes that the page's texts name at the displayed step. */
export function namedNodesIn(state: SessionState): NamedNodes {
  const beside = valuesBeside(state);
  return { ...nodesNamedIn(state), ...(beside && { beside }) };
}

/** Returns the nodes that the sentence of the displayed step names. */
export function sentenceNodesIn(state: SessionState): readonly NodeId[] {
  return nodesOfSentence(runOf(state))(state.subject.names)(state.language)(state.step);
}

function nodesNamedIn(state: SessionState): NamedNodes {
  const { subject, step, focused } = state;
  const { names, tree } = subject;
  const run = runOf(state);
  const path = run.pathAt(step);
  const said = new Set([...path, ...sentenceNodesIn(state)]);
  if (step === run.length) for (const node of run.lineAt(step)) said.add(node);
  for (const node of askedNodes(state)) said.add(node);
  if (tree.size > MOST_NODES) return { said, listed: NOTHING, heads: NOTHING };
  const note = lessonIn(state)?.moments[sliceIn(state, PLAYING).at];
  if (note !== undefined) for (const node of nodesOfNote(note)(names)) said.add(node);
  // The panels for editing and for games name every child of the selected or current node.
  const isFocusedOn = state.activity.kind === 'editing' || subject.game !== null;
  if (isFocusedOn) for (const node of tree.children(focused ?? path.at(-1) ?? ROOT)) said.add(node);
  return { said, listed: listedIn(state, run), heads: headsAt(run, step) };
}

const NOTHING: ReadonlySet<NodeId> = new Set();

/**
 * The number of entries at the head of a list for which a narrow page has room; the figure draws their names
 * before other names.
 */
const IN_ROW = 6;

function headsAt(run: AnyRun, step: number): ReadonlySet<NodeId> {
  const lists = isOfLists(run) ? run.lists : null;
  return lists === null ? NOTHING : new Set([...lists.openAt(step, IN_ROW), ...lists.closedAt(step, IN_ROW)]);
}

/** The list of events displays this many events before the current step, and as many after it. */
const EVENTS_IN_VIEW = 12;

function listedIn(state: SessionState, run: AnyRun): ReadonlySet<NodeId> {
  const { subject, step, language, activity } = state;
  const { tree, names, example } = subject;
  // On a projector no list can be scrolled and there is no margin.
  if (activity.kind === 'presenting') return headsAt(run, step);
  // A search with lists may name every node, and so may the table of differences between two figures.
  if (familyOf(run).keepsNodes || activity.kind === 'comparing') return innerNodes(tree);
  if (activity.kind !== 'reading') return NOTHING;
  switch (sliceIn(state, MARGIN).tab) {
    case 'events': {
      const [from, to] = [Math.max(step - EVENTS_IN_VIEW, 0), Math.min(step + EVENTS_IN_VIEW, run.length)];
      const steps = Array.from({ length: to - from + 1 }, (_none, index) => from + index);
      return new Set(steps.flatMap(nodesOfSentence(run)(names)(language)));
    }
    // When the reader tries another value for a leaf, any node may be cut, so the texts may name any node.
    case 'whatIf':
      return innerNodes(tree);
    case 'notes':
      return example === null ? NOTHING : new Set(nodesNamed(example.notice[language.code], names));
    case 'mechanism':
    case 'position':
      return NOTHING;
  }
}

/**
 * Returns the nodes named in the sentence of a step. The sentence is the same wherever the pointer is, so its
 * nodes are cached.
 */
const nodesOfSentence = memoizeByObject((run: AnyRun) =>
  memoizeByObject((names: NodeNames) =>
    memoizeByObject((language: Language) =>
      memoizeByKey((step: number) => nodesIn(narrate(run.momentAt(step), names, language))),
    ),
  ),
);

const nodesOfNote = memoizeByObject((moment: LessonMoment) =>
  memoizeByObject((names: NodeNames) => nodesNamed(textOf(moment), names)),
);

function askedNodes(state: SessionState): readonly NodeId[] {
  const { question } = askedIn(state);
  if (question === null) return [];
  const children = 'children' in question ? question.children : [];
  return [question.node, ...('child' in question ? [question.child] : []), ...children];
}

function textOf({ title, note, question }: LessonMoment): string {
  const { ask = '', options = [], why = '' } = question ?? {};
  return [title, note, ask, ...options, why].join('\n');
}
