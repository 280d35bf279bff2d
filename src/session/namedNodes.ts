/** Finds which nodes the page names at a moment: their names are drawn in the figure before any other text. */
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { type AnyRun, isOfLists } from '../core/run/anyRun.ts';
import { innerNodes } from '../core/tree/innerNodes.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import { familyOf, narrate } from '../families/index.ts';
import type { LessonMoment } from '../lesson/lesson.ts';
import type { Language } from '../words/language.ts';
import { nodesIn, nodesNamed } from '../words/namesInText.ts';
import type { NodeNames } from '../words/nodeNames.ts';
import { lessonIn, PLAYING } from './lesson/playedLesson.ts';
import { MARGIN } from './margin.ts';
import { askedIn } from './predicting.ts';
import { runOf } from './runOf.ts';
import type { SessionState } from './session.ts';
import { sliceIn } from './slice.ts';

/** In a tree with more nodes than this, names in lists and notes are not searched. */
const MOST_NODES = 600;

/** The nodes that the page names at a moment. */
export interface NamedNodes {
  /** in the sentence, on the path and the line of play, in a question or a note, in a field */
  readonly said: ReadonlySet<NodeId>;
  /** in a list or a panel beside the figure */
  readonly listed: ReadonlySet<NodeId>;
  /** those of them that are at the head of a list, where a narrow page shows them */
  readonly heads: ReadonlySet<NodeId>;
}

/** Returns all nodes that the page names at the moment it shows. */
export function namedNodesIn(state: SessionState): NamedNodes {
  const { subject, step, language, focused } = state;
  const { names, tree } = subject;
  const run = runOf(state);
  const path = run.pathAt(step);
  const said = new Set([...path, ...nodesOfSentence(run, step, names, language)]);
  if (step === run.length) for (const node of run.lineAt(step)) said.add(node);
  for (const node of askedNodes(state)) said.add(node);
  if (tree.size > MOST_NODES) return { said, listed: NOTHING, heads: NOTHING };
  const note = lessonIn(state)?.moments[sliceIn(state, PLAYING).at];
  if (note !== undefined) for (const node of nodesOfNote(note)(names)) said.add(node);
  // Panels about a node have a field or a line for each of its children.
  const isFocusedOn = state.activity.kind === 'editing' || subject.game !== null;
  if (isFocusedOn) for (const node of tree.children(focused ?? path.at(-1) ?? ROOT)) said.add(node);
  return { said, listed: listedIn(state, run), heads: headsAt(run, step) };
}

const NOTHING: ReadonlySet<NodeId> = new Set();

/** The names of this many entries at the head of a list come first; a narrow page shows no more of them. */
const IN_ROW = 6;

function headsAt(run: AnyRun, step: number): ReadonlySet<NodeId> {
  const lists = isOfLists(run) ? run.lists : null;
  return lists === null ? NOTHING : new Set([...lists.openAt(step, IN_ROW), ...lists.closedAt(step, IN_ROW)]);
}

/** The list of events shows this many before the step and after it. */
const EVENTS_IN_VIEW = 12;

function listedIn(state: SessionState, run: AnyRun): ReadonlySet<NodeId> {
  const { subject, step, language, activity } = state;
  const { tree, names, example } = subject;
  // Lists may name every node, and so may the table of differences between two figures.
  if (familyOf(run).keepsNodes || activity.kind === 'comparing') return innerNodes(tree);
  if (activity.kind !== 'reading') return NOTHING;
  switch (sliceIn(state, MARGIN).tab) {
    case 'events': {
      const [from, to] = [Math.max(step - EVENTS_IN_VIEW, 0), Math.min(step + EVENTS_IN_VIEW, run.length)];
      const steps = Array.from({ length: to - from + 1 }, (_none, index) => from + index);
      return new Set(steps.flatMap((at) => nodesOfSentence(run, at, names, language)));
    }
    // When a leaf has another value, any node may be cut: the sentence may name any of them.
    case 'whatIf':
      return innerNodes(tree);
    case 'notes':
      return example === null ? NOTHING : new Set(nodesNamed(example.notice[language.code], names));
    case 'mechanism':
    case 'position':
      return NOTHING;
  }
}

/** The nodes of each sentence, by run, names and language. */
const sentencesIn = memoizeByObject((_run: AnyRun) =>
  memoizeByObject((_names: NodeNames) =>
    memoizeByObject((_language: Language) => new Map<number, readonly NodeId[]>()),
  ),
);

/** The sentence of a step does not depend on the pointer, so its nodes are found once. */
function nodesOfSentence(run: AnyRun, step: number, names: NodeNames, language: Language): readonly NodeId[] {
  const known = sentencesIn(run)(names)(language);
  const nodes = known.get(step) ?? nodesIn(narrate(run.momentAt(step), names, language));
  known.set(step, nodes);
  return nodes;
}

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
