/** Which nodes the page names at a moment: their names are drawn in the figure before any other text gets room. */
import { isListForm } from '../core/search/algorithms.ts';
import { innerNodes } from '../core/tree/innerNodes.ts';
import { type NodeId, ROOT } from '../core/tree/nodeId.ts';
import type { LessonMoment } from '../lesson/lesson.ts';
import { nodesIn, nodesNamed } from '../words/namesInText.ts';
import { narrate } from '../words/narrate.ts';
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
  const moment = run.momentAt(step);
  const named = new Set([...moment.path, ...nodesIn(narrate(moment, names, language))]);
  if (step === run.length) for (const node of run.lineAt(step)) named.add(node);
  for (const node of askedNodes(state)) named.add(node);
  if (tree.size > MOST_NODES) return named;
  // The lists name all that there is.
  if (isListForm(algorithm)) for (const node of innerNodes(tree)) named.add(node);
  const note = lessonIn(state)?.moments[sliceIn(state, PLAYING).at];
  if (note !== undefined) for (const node of nodesNamed(textOf(note), names)) named.add(node);
  // Panels about a node have a field or a line for each of its children.
  const isFocusedOn = state.activity.kind === 'editing' || subject.game !== null;
  if (isFocusedOn) for (const node of tree.children(focused ?? moment.path.at(-1) ?? ROOT)) named.add(node);
  return named;
}

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
