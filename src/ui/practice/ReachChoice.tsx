import { useState } from 'react';
import type { SearchLimits, SearchWindow } from '../../core/index.ts';
import { hasSetting } from '../../core/search/algorithms.ts';
import { SEARCH_SETTINGS } from '../../core/search/searchSettings.ts';
import { valueRange } from '../../core/tree/valueRange.ts';
import { printConstant, readConstant } from '../../link/armsAddress.ts';
import type { Deepening, Farther, Reach, Simulating, Task } from '../../practice/index.ts';
import {
  byHand,
  deepeningOf,
  depthOf,
  fartherOf,
  limitsOf,
  MOST_BY_HAND,
  simulatingOf,
  takesWindow,
  wholeTree,
  windowOf,
} from '../../practice/task.ts';
import { usualDeepening } from '../../session/practice/practiseTree.ts';
import { Check } from '../kit/Check.tsx';
import { Field } from '../kit/Field.tsx';
import { LabelledSelect } from '../kit/Select.tsx';
import { WindowField } from '../limits/WindowField.tsx';
import { useWords } from '../page/useSession.ts';
import { CountField } from '../sets/NumberField.tsx';
import { SettingField } from '../simulation/SettingField.tsx';
import '../kit/Field.css';

/** The choices for a search to the ends and for iterative deepening; any other choice is a depth in plies. */
const TO_THE_ENDS = '';
const DEEPENING = 'deepening';

const MOST_NODES = 9999;

/**
 * The choice of the limits of an exercise's search: the depth, when the tree has static values, how the search looks
 * farther at some positions, and the root
 * window, for alpha-beta in one pass; of a simulation its iterations and C.
 */
export function ReachChoice({ task, choose }: { task: Task; choose: (reach: Reach | null) => void }) {
  const Fields = simulatingOf(task) === null ? PassChoice : SimulatingFields;
  return <Fields task={task} choose={choose} />;
}

function PassChoice({ task, choose }: { task: Task; choose: (reach: Reach | null) => void }) {
  const words = useWords('practice');
  const tree = wholeTree(task);
  const depth = depthOf(task);
  const deepening = deepeningOf(task);
  const window = windowOf(task);
  const farther = fartherOf(task);
  const isJudged = depth !== null || deepening !== null || tree.columns.staticValue !== null;
  const depths = Array.from({ length: Math.max(tree.height, (depth ?? 0) + 1) - 1 }, (_, at) =>
    String(at + 1),
  );
  const take = (chosen: string) => {
    if (chosen === TO_THE_ENDS) choose(onePass(null, window));
    else choose(chosen === DEEPENING ? usualDeepening(task) : onePass(Number(chosen), window, farther));
  };
  return (
    <>
      {isJudged && (
        <LabelledSelect
          className="field"
          label={words.depth}
          options={[TO_THE_ENDS, ...depths, DEEPENING]}
          chosen={deepening === null ? (depth === null ? TO_THE_ENDS : String(depth)) : DEEPENING}
          text={(chosen) =>
            chosen === TO_THE_ENDS ? words.toTheEnds : chosen === DEEPENING ? words.deepening : chosen
          }
          choose={take}
        />
      )}
      {depth !== null && hasSetting(task.algorithm, 'quiet') && (
        <FartherFields farther={farther} choose={(chosen) => choose(onePass(depth, window, chosen))} />
      )}
      {deepening === null && takesWindow(task.algorithm) && (
        <WindowField window={window} choose={(chosen) => choose(onePass(depth, chosen.window, farther))} />
      )}
      {deepening !== null && <DeepeningFields deepening={deepening} choose={choose} />}
    </>
  );
}

function onePass(depth: number | null, window: SearchWindow | null, farther: Farther = {}): Reach | null {
  if (window !== null) return { depth, ...farther, window };
  return depth === null ? null : { depth, ...farther };
}

/** The choice that stands for a number that is not set. */
const UNSET = '';
/** The numbers of plies that are offered; others come from files and addresses. */
const PLIES = ['1', '2', '3', '4', '5', '6'];

/** The fields for how a search looks farther than its depth limit: where positions are not quiet, and by a check. */
function FartherFields({ farther, choose }: { farther: Farther; choose: (farther: Farther) => void }) {
  const words = useWords('limits');
  const practice = useWords('practice');
  const { quiet, most, check } = farther;
  const chosenOf = (plies: number | undefined) => (plies === undefined ? UNSET : String(plies));
  const optionsWith = (plies: number | undefined) => [...new Set([UNSET, ...PLIES, chosenOf(plies)])];
  const others = { ...(quiet !== undefined && { quiet }), ...(most !== undefined && { most }) };
  const checked = check !== undefined && { check };
  return (
    <>
      <LabelledSelect
        className="field"
        label={words.quietLegend}
        options={SEARCH_SETTINGS.quiet.choices}
        chosen={quiet ?? 'none'}
        text={words.quiet}
        choose={(chosen) => choose({ ...(chosen !== 'none' && { ...others, quiet: chosen }), ...checked })}
      />
      {quiet !== undefined && (
        <LabelledSelect
          className="field"
          label={words.most}
          options={optionsWith(most)}
          chosen={chosenOf(most)}
          text={(plies) => (plies === UNSET ? words.mostNone : plies)}
          choose={(plies) => choose({ quiet, ...(plies !== UNSET && { most: Number(plies) }), ...checked })}
        />
      )}
      <LabelledSelect
        className="field"
        label={words.check}
        options={optionsWith(check)}
        chosen={chosenOf(check)}
        text={(plies) => (plies === UNSET ? practice.noCheck : words.checked(Number(plies)))}
        choose={(plies) => choose({ ...others, ...(plies !== UNSET && { check: Number(plies) }) })}
      />
    </>
  );
}

/**
 * The fields for a simulation: its iterations, or the given results, of which each makes an iteration, and the constant C,
 * which is √2 until the reader types another.
 */
function SimulatingFields({ task, choose }: { task: Task; choose: (simulating: Simulating) => void }) {
  const words = useWords('practice');
  const simulation = useWords('simulation');
  const arms = useWords('arms');
  const limits = limitsOf(task);
  const { c, span, given } = limits;
  const change = (changed: Partial<SearchLimits>) => {
    const next = byHand({ ...limits, ...changed });
    if (next !== null) choose(next);
  };
  const field = { limits, choose: change };
  return (
    <>
      <SettingField
        {...field}
        name="given"
        label={simulation.given}
        problem={words.resultsProblem}
        isRefused={({ given }) => (given?.length ?? 0) > MOST_BY_HAND}
        choose={({ given = null }) => change({ given, iterations: given?.length ?? limits.iterations })}
      />
      {given === null && (
        <SettingField
          {...field}
          name="iterations"
          label={simulation.iterations}
          problem={words.iterationsProblem}
          isRefused={({ iterations = 0 }) => iterations < 1 || iterations > MOST_BY_HAND}
        />
      )}
      <Field
        label={words.constant}
        value={printConstant(c ?? Math.SQRT2)}
        problem={(text) => (readConstant(text.trim()) === null ? arms.constantProblem : null)}
        change={(text) => {
          const typed = readConstant(text.trim());
          change({ c: typed === Math.SQRT2 ? null : typed });
        }}
        canonical={(text) => printConstant(readConstant(text.trim()) ?? Math.SQRT2)}
      />
      {valueRange(task.tree) !== null && (
        <Check
          text={simulation.span}
          note={simulation.spanNote}
          isChosen={span === 'one'}
          choose={(isOne) => change({ span: isOne ? 'one' : 'range' })}
        />
      )}
      {task.tree.hasUnknown && given === null && <p className="problem">{words.resultsNeeded}</p>}
    </>
  );
}

function DeepeningFields(props: { deepening: Deepening; choose: (deepening: Deepening) => void }) {
  const words = useWords('practice');
  const [wrong, setWrong] = useState('');
  const { deepening, choose } = props;
  return (
    <>
      <CountField
        className="field"
        label={words.budget}
        value={deepening.budget}
        most={MOST_NODES}
        write={(budget) => choose({ ...deepening, budget })}
        fault={setWrong}
      />
      <LabelledSelect
        className="field"
        label={words.tries}
        options={['last', 'given']}
        chosen={deepening.tries}
        text={words.triesChoice}
        choose={(tries) => choose({ ...deepening, tries })}
      />
      <div role="alert">{wrong !== '' && <p className="problem">{words.budgetFault(wrong)}</p>}</div>
    </>
  );
}
