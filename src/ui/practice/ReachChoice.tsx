import { useState } from 'react';
import type { SearchWindow } from '../../core/index.ts';
import { SEARCH_SETTINGS } from '../../core/search/searchSettings.ts';
import type { Deepening, Reach, Simulating, Task } from '../../practice/index.ts';
import {
  deepeningOf,
  depthOf,
  MOST_BY_HAND,
  simulatingOf,
  takesWindow,
  wholeTree,
  windowOf,
} from '../../practice/task.ts';
import { usualDeepening } from '../../session/practice/practiseTree.ts';
import { LabelledSelect } from '../kit/Select.tsx';
import { WindowField } from '../limits/WindowField.tsx';
import { useWords } from '../page/useSession.ts';
import { NumberField } from '../sets/NumberField.tsx';
import '../kit/Field.css';

/** The choices for a search to the ends and for iterative deepening; any other choice is a depth in plies. */
const TO_THE_ENDS = '';
const DEEPENING = 'deepening';

const MOST_NODES = 9999;

/** The usual constant, √2, as its field shows it. */
const ROUNDED_C = Number(Math.SQRT2.toFixed(3));

/**
 * The choice of the limits of an exercise's search: the depth, when the tree has static values, and the root
 * window, for alpha-beta in one pass; of a simulation its iterations and C.
 */
export function ReachChoice({ task, choose }: { task: Task; choose: (reach: Reach | null) => void }) {
  const simulating = simulatingOf(task);
  return simulating === null ? (
    <PassChoice task={task} choose={choose} />
  ) : (
    <SimulatingFields simulating={simulating} choose={choose} />
  );
}

function PassChoice({ task, choose }: { task: Task; choose: (reach: Reach | null) => void }) {
  const words = useWords('practice');
  const tree = wholeTree(task);
  const depth = depthOf(task);
  const deepening = deepeningOf(task);
  const window = windowOf(task);
  const isJudged = depth !== null || deepening !== null || tree.columns.staticValue !== null;
  const depths = Array.from({ length: Math.max(tree.height, (depth ?? 0) + 1) - 1 }, (_, at) =>
    String(at + 1),
  );
  const take = (chosen: string) => {
    if (chosen === TO_THE_ENDS) choose(onePass(null, window));
    else choose(chosen === DEEPENING ? usualDeepening(task) : onePass(Number(chosen), window));
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
      {deepening === null && takesWindow(task.algorithm) && (
        <WindowField window={window} choose={(chosen) => choose(onePass(depth, chosen.window))} />
      )}
      {deepening !== null && <DeepeningFields deepening={deepening} choose={choose} />}
    </>
  );
}

function onePass(depth: number | null, window: SearchWindow | null): Reach | null {
  if (window !== null) return { depth, window };
  return depth === null ? null : { depth };
}

/** The fields for the iterations of a simulation and its constant C, which is √2 until the reader types another. */
function SimulatingFields(props: { simulating: Simulating; choose: (simulating: Simulating) => void }) {
  const words = useWords('practice');
  const [wrong, setWrong] = useState('');
  const [wrongC, setWrongC] = useState('');
  const { simulating, choose } = props;
  const { iterations, c } = simulating;
  return (
    <>
      <div className="field">
        <span aria-hidden="true">{words.iterations}</span>
        <NumberField
          label={words.iterations}
          value={iterations}
          most={MOST_BY_HAND}
          isWhole
          write={(typed) => choose({ ...simulating, iterations: Math.max(typed, 1) })}
          fault={setWrong}
        />
      </div>
      <div className="field">
        <span aria-hidden="true">{words.constant}</span>
        <NumberField
          label={words.constant}
          value={c ?? ROUNDED_C}
          most={SEARCH_SETTINGS.c.most}
          write={(typed) => choose({ ...simulating, c: typed === ROUNDED_C ? null : typed })}
          fault={setWrongC}
        />
      </div>
      <div role="alert">
        {wrong !== '' && <p className="problem">{words.iterationsFault(wrong)}</p>}
        {wrongC !== '' && <p className="problem">{words.constantFault(wrongC)}</p>}
      </div>
    </>
  );
}

function DeepeningFields(props: { deepening: Deepening; choose: (deepening: Deepening) => void }) {
  const words = useWords('practice');
  const [wrong, setWrong] = useState('');
  const { deepening, choose } = props;
  return (
    <>
      <div className="field">
        <span aria-hidden="true">{words.budget}</span>
        <NumberField
          label={words.budget}
          value={deepening.budget}
          most={MOST_NODES}
          isWhole
          write={(budget) => choose({ ...deepening, budget })}
          fault={setWrong}
        />
      </div>
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
