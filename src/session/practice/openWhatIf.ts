import { setValue } from '../../core/edit/fields.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import type { Place } from '../../practice/diagnose/finding.ts';
import { applyEdit } from '../editing.ts';
import { goToStep, openSubject, type Session } from '../session.ts';
import { type Practice, practiceStore } from './practice.ts';

/** What a hidden leaf is set to, to see that it makes no difference. */
const HUGE = 99;

/** Leaves the exercise for its tree with the hidden leaf changed, at the step where the branch is cut. */
export function openWhatIf(session: Session, practice: Practice, leaf: NodeId, { step }: Place): void {
  const { subject, exercise } = practice;
  practiceStore.setState({ practice: null });
  openSubject(session, subject);
  const { algorithm, rules } = exercise;
  session.setState({
    algorithm,
    rules,
    folded: session.getState().folded.filter((name) => name !== 'whatIf'),
  });
  goToStep(session, step);
  session.setState({ focused: leaf });
  applyEdit(session, setValue(exercise.tree, leaf, farValue(exercise.tree, leaf)));
}

/** Where the leaves are said to lie within bounds, the one of their ends that is farther off. */
function farValue(tree: GameTree, leaf: NodeId): number {
  const [low, high] = tree.leafBounds;
  if (low <= HUGE && HUGE <= high) return HUGE;
  const value = tree.value(leaf);
  return high - value >= value - low ? high : low;
}
