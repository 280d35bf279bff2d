import { useMemo } from 'react';
import type { RuleName } from '../../core/index.ts';
import { firstDifference } from '../../core/run/firstDifference.ts';
import { chooseRules } from '../../session/chooseSearch.ts';
import { leap } from '../../session/moves.ts';
import { MOST_AT_ONCE, runOf } from '../../session/runOf.ts';
import { withheldIn } from '../../session/session.ts';
import { withFullTree } from '../../session/subject.ts';
import { MenuButton, useIsMenuOpen } from '../kit/Menu.tsx';
import { useSession, useSessionStore, useStepped, useWords } from '../page/useSession.ts';

/**
 * Says what another choice of a rule would change on the current tree. One press selects it and goes to the
 * step where the two runs differ.
 */
export function RuleEffect(props: { rule: RuleName; choice: string }) {
  // The effect of another rule is computed only while the menu is open; otherwise every edit of the tree
  // would start a search.
  return useIsMenuOpen() && <EffectUnlessAsked {...props} />;
}

/** Nothing is rendered while a question is open, because the effect would reveal events to come. */
function EffectUnlessAsked(props: { rule: RuleName; choice: string }) {
  return useStepped((state) => withheldIn(state) === null) && <Effect {...props} />;
}

function Effect({ rule, choice }: { rule: RuleName; choice: string }) {
  const session = useSessionStore();
  const settings = useWords('settings');
  const subject = useSession((state) => withFullTree(state.subject));
  const algorithm = useSession((state) => state.algorithm);
  const rules = useSession((state) => state.rules);
  const effect = useMemo(() => {
    // A search that takes long is not made only to say what it would change.
    if (subject.tree.size > MOST_AT_ONCE) return null;
    const now = runOf({ subject, algorithm, rules });
    const then = runOf({ subject, algorithm, rules: { ...rules, [rule]: choice } });
    const leaves = (run: typeof now) => run.tallyAt(run.length).leaves;
    return { step: firstDifference(now, then), before: leaves(now), after: leaves(then) };
  }, [subject, algorithm, rules, rule, choice]);
  if (effect === null) return null;
  const { step, before, after } = effect;
  if (step === null) return <small className="rule-effect hint">{settings.effectNone}</small>;
  const go = () => {
    chooseRules(session, { [rule]: choice });
    leap(session, step);
  };
  return (
    <MenuButton className="rule-effect" act={go}>
      {settings.effect(before, after, step)}
    </MenuButton>
  );
}
