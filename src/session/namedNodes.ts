/** Which nodes the page names at a moment: their names are drawn in the figure before any other text gets room. */
import { oncePer } from '../core/oncePer.ts';
import type { Trace } from '../core/run/trace.ts';
import { isListForm } from '../core/search/algorithms.ts';
import { innerNodes } from '../core/tree/innerNodes.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { LessonMoment } from '../lesson/lesson.ts';
import type { Language } from '../words/language.ts';
import { nodesIn, nodesNamed } from '../words/namesInText.ts';
import { narrate } from '../words/narrate.ts';
import type { NodeNames } from '../words/nodeNames.ts';
import { lessonIn, PLAYING } from './lesson/playLesson.ts';
import { askedIn } from './predicting.ts';
import type { SessionState } from './session.ts';
import { sliceIn } from './slice.ts';
import { traceOf } from './traceOf.ts';

/** In a tree with more nodes than this, names in lists and notes are not looked for. */
const MOST_NODES = 600;

/** Those of the sentence and of what stands beside it: the path, the line of play, a question, a note, lists, fields. */
export function namedNodesIn(state: SessionState): ReadonlySet<NodeId> {
  const { subject, step, language, focused, algorithm } = state;
  const { names, tree } = subject;
  const run = traceOf(state);
  const path = run.pathAt(step);
  const named = new Set([...path, ...nodesOfSentence(run, step, names, language)]);
  if (step === run.length) for (const node of run.lineAt(step)) named.add(node);
  for (const node of askedNodes(state)) named.add(node);
  if (tree.size > MOST_NODES) return named;
  // The lists name all that there is.
  if (isListForm(algorithm)) for (const node of innerNodes(tree)) named.add(node);
  const note = lessonIn(state)?.moments[sliceIn(state, PLAYING).at];
  if (note !== undefined) for (const node of nodesOfNote(note)(names)) named.add(node);
  // Panels about a node have a field or a line for each of its children.
  const isFocusedOn = state.activity.kind === 'editing' || subject.game !== null;
  if (isFocusedOn) for (const node of tree.children(focused ?? path.at(-1) ?? ROOT)) named.add(node);
  return named;
}

/** By run and how it is told: the nodes of each sentence that was asked for. */
const sentencesIn = oncePer((_run: Trace) =>
  oncePer((_names: NodeNames) => oncePer((_language: Language) => new Map<number, readonly NodeId[]>())),
);

/** Whatever else of the picture changes, as what is pointed at, the sentence of a step stays the same. */
function nodesOfSentence(run: Trace, step: number, names: NodeNames, language: Language): readonly NodeId[] {
  const known = sentencesIn(run)(names)(language);
  const nodes = known.get(step) ?? nodesIn(narrate(run.momentAt(step), names, language));
  known.set(step, nodes);
  return nodes;
}

const nodesOfNote = oncePer((moment: LessonMoment) =>
  oncePer((names: NodeNames) => nodesNamed(textOf(moment), names)),
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
