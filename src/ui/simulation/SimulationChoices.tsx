import type { SearchLimits } from '../../core/index.ts';
import { leafWithoutChance } from '../../core/search/rewards.ts';
import { NO_LIMITS } from '../../core/search/searchSettings.ts';
import { SELECTION } from '../../core/search/selection.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { NUMBERS } from '../../core/tree/numbers.ts';
import { MOST_ORDERED } from '../../drawing/siblingOrder.ts';
import { chooseNumbers } from '../../session/chooseNumbers.ts';
import { chooseSimulation } from '../../session/simulating.ts';
import { withFullTree } from '../../session/subject.ts';
import { visit } from '../../session/visiting.ts';
import { printC } from '../../words/decimals.ts';
import { leafAndParent } from '../../words/leafAndParent.ts';
import { Button } from '../kit/Button.tsx';
import { Check } from '../kit/Check.tsx';
import { Choices } from '../kit/Choices.tsx';
import { SettingChoices } from '../limits/SettingChoices.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { ConstantSlider } from './ConstantSlider.tsx';
import { SettingField, type SettingFieldProps } from './SettingField.tsx';
import './SimulationChoices.css';

/** The greatest C that the slider offers; greater ones are typed. */
export const MOST_C = 3;

/**
 * The menu with which the reader sets up a simulation: the number of iterations, the rule and the constant of the selection,
 * the playouts, which move is recommended, and whose results are written.
 */
export function SimulationChoices() {
  const session = useSessionStore();
  const words = useWords('simulation');
  const limits = useSession((state) => state.limits ?? NO_LIMITS);
  const subject = useSession((state) => state.subject);
  const isGame = subject.game !== null;
  const choose = (changed: Partial<SearchLimits>) => chooseSimulation(session, changed);
  const field = { limits, choose };
  // A tree that grows need not have reached the leaf.
  const { tree, names } = withFullTree(subject);
  const outside = isGame ? null : leafWithoutChance(tree);
  const moves = tree.isLeaf(ROOT) ? 0 : tree.moveCount(ROOT);
  return (
    <div className="limit-choices simulation-choices">
      <SettingField {...field} name="iterations" label={words.iterations} problem={words.iterationsProblem} />
      <ConstantField {...field} />
      <SettingChoices
        {...field}
        name="selection"
        legend={words.selectionLegend}
        text={words.selection}
        note={words.selectionNote}
      />
      {limits.selection === 'puct' && (
        <SettingField
          {...field}
          name="priors"
          label={words.priors}
          problem={words.priorsProblem(moves)}
          isRefused={({ priors = null }) => priors !== null && priors.length !== moves}
        />
      )}
      <SettingChoices {...field} name="playout" legend={words.playoutLegend} text={words.playout} />
      <SettingField {...field} name="seed" label={words.seed} problem={words.seedProblem} />
      <SettingField {...field} name="playouts" label={words.playouts} problem={words.playoutsProblem} />
      {!isGame && (
        <SettingChoices
          {...field}
          name="leaves"
          legend={words.leavesLegend}
          text={words.leaves}
          note={words.leavesNote}
          refusal={(option) =>
            option === 'chance' && outside !== null ? words.noChance(...leafAndParent(names, outside)) : null
          }
        />
      )}
      {!isGame && (
        <Check
          text={words.span}
          note={words.spanNote}
          isChosen={limits.span === 'one'}
          choose={(isOne) => choose({ span: isOne ? 'one' : 'range' })}
        />
      )}
      {!isGame && <SettingField {...field} name="given" label={words.given} problem={words.givenProblem} />}
      <SettingChoices {...field} name="final" legend={words.finalLegend} text={words.final} />
      <NumbersChoices />
      <SiblingsCheck />
      <Button kind="text-link" text={words.arms} onClick={() => visit(session, 'ucb1')} />
    </div>
  );
}

/** The choice of whose results are written at a node. */
function NumbersChoices() {
  const session = useSessionStore();
  const words = useWords('simulation');
  const numbers = useSession((state) => state.numbers ?? 'max');
  const isOfMax = useSession(({ activity: { kind } }) => kind === 'playing' || kind === 'practising');
  return (
    <Choices
      legend={words.numbersLegend}
      name="numbers"
      options={NUMBERS}
      chosen={numbers}
      text={words.numbers}
      note={words.numbersNote}
      refusal={(option) => (option === 'mover' && isOfMax ? words.numbersOfMaxOnly : null)}
      choose={(chosen) => chooseNumbers(session, chosen)}
    />
  );
}

/** The switch that draws the siblings with the most visits first, where the tree is not too large for it. */
function SiblingsCheck() {
  const session = useSessionStore();
  const words = useWords('simulation');
  const isChosen = useSession(({ siblings }) => siblings === 'visits');
  const isLarge = useSession(({ subject }) => subject.tree.size > MOST_ORDERED);
  return (
    <Check
      text={words.siblings}
      note={isLarge ? words.siblingsTooMany(MOST_ORDERED) : words.siblingsNote}
      isChosen={isChosen && !isLarge}
      isFixed={isLarge}
      choose={(isByVisits) => session.setState({ siblings: isByVisits ? 'visits' : 'moves' })}
    />
  );
}

/** The slider for C. */
function ConstantField({ limits, choose }: SettingFieldProps) {
  const words = useWords('simulation');
  const { usualC } = SELECTION[limits.selection];
  const c = limits.c ?? usualC;
  return (
    <ConstantSlider
      label={words.c}
      c={c}
      most={MOST_C}
      text={printC(c)}
      take={(value) => choose({ c: Math.abs(value - usualC) < 1e-9 ? null : value })}
    />
  );
}
