import { useMemo } from 'react';
import { type Arm, armCandidates, armName, visitsOfArms } from '../../core/run/arms.ts';
import { winnerOf } from '../../core/run/cIntervals.ts';
import { SEARCH_SETTINGS } from '../../core/search/searchSettings.ts';
import {
  type ArmsView,
  decodeArms,
  encodeArms,
  MOST_ARMS,
  parentVisits,
  printConstant,
  readConstant,
  readParent,
  USUAL_ARMS,
} from '../../link/armsAddress.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Page } from '../kit/Page.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { ConstantSlider } from '../simulation/ConstantSlider.tsx';
import { OtherConstants, ScoreBars } from '../simulation/SelectionScores.tsx';
import { ArmsTable } from './ArmsTable.tsx';
import './ArmsPage.css';

/** The decimals of a C at which another arm begins to win. */
const DECIMALS_OF_C = 6;
const NEW_ARM: Arm = { sum: 0, visits: 0 };
const { most: MOST_C } = SEARCH_SETTINGS.c;

/** The screen with the UCB1 table: the numbers of each arm are typed, and the address has all of them. */
export function ArmsPage() {
  const session = useSessionStore();
  const words = useWords('arms');
  const at = useSession(({ activity }) => (activity.kind === 'visiting' ? activity.at : undefined));
  const { view, unread } = useMemo(() => decodeArms(at ?? ''), [at]);
  const { arms, c } = view;
  const change = (part: Partial<ArmsView>) =>
    session.setState({
      activity: { kind: 'visiting', screen: 'ucb1', at: encodeArms({ ...view, ...part }) },
    });
  const parent = parentVisits(view);
  const options = armCandidates(arms, parent, c);
  const winner = winnerOf(options);
  const scored = options.filter(({ bonus }) => bonus !== null);
  return (
    <Page title={words.title} className="arms wide">
      <p>{words.lead}</p>
      {unread.length > 0 && <p role="alert">{words.unread(unread.join(' '))}</p>}
      <div className="page-parts">
        <div>
          <p className="figure-number">{words.formula(parent === 0 ? 'N' : String(parent))}</p>
          <ArmsTable
            arms={arms}
            options={options}
            winner={winner}
            change={(place, arm) => change({ arms: arms.with(place, { ...(arms[place] as Arm), ...arm }) })}
          />
          <div className="arms-buttons row">
            <Button
              text={words.more}
              aria-disabled={arms.length === MOST_ARMS}
              onClick={() => arms.length < MOST_ARMS && change({ arms: [...arms, NEW_ARM] })}
            />
            <Button
              text={words.fewer}
              aria-disabled={arms.length === 1}
              onClick={() => arms.length > 1 && change({ arms: arms.slice(0, -1) })}
            />
            <Button text={words.example} onClick={() => change(USUAL_ARMS)} />
          </div>
          <Settings view={view} change={change} />
        </div>
        <section>
          <h2>{words.results}</h2>
          <p role="status">{winner !== null && verdict()}</p>
          {scored.length > 0 && (
            <ScoreBars options={scored} winner={winner} name={nameOf} isNegated={false} />
          )}
          <OtherConstants
            options={armCandidates(arms, parent, 1)}
            c={c}
            text={printConstant(c)}
            most={MOST_C}
            decimals={DECIMALS_OF_C}
            isListed
            name={nameOf}
          />
        </section>
      </div>
    </Page>
  );

  function verdict(): string {
    const { place = 0, score = 0 } = winner ?? {};
    if (score === Infinity) return words.unvisited(armName(place));
    const equal = options.filter((option) => Math.abs(option.score - score) <= 1e-9);
    return equal.length > 1
      ? words.tie(printConstant(c), equal.map(nameOf))
      : words.wins(printConstant(c), armName(place));
  }
}

function nameOf({ place }: { readonly place: number }): string {
  return armName(place);
}

/** The fields for C and for the visits of the parent. */
function Settings({ view, change }: { view: ArmsView; change: (part: Partial<ArmsView>) => void }) {
  const words = useWords('arms');
  const { arms, parent, c } = view;
  const ofAll = visitsOfArms(arms);
  const canonical = (text: string) => printConstant(readConstant(text) ?? c);
  return (
    <div className="arms-settings">
      <ConstantSlider
        label={words.c}
        c={c}
        most={MOST_C}
        text={printConstant(c)}
        take={(value) => change({ c: value })}
      />
      <Field
        label={words.typedC}
        value={printConstant(c)}
        problem={(text) => (readConstant(text) === null ? words.constantProblem : null)}
        change={(text) => change({ c: readConstant(text) ?? c })}
        canonical={canonical}
      />
      <Field
        label={words.parent}
        value={parent === null ? '' : String(parent)}
        problem={(text) => (text === '' || readParent(text) !== null ? null : words.parentProblem)}
        change={(text) => change({ parent: readParent(text) })}
        canonical={(text) => String(readParent(text) ?? '')}
        note={() => (
          <small className="hint">
            {parent !== null && parent < ofAll ? words.parentLess(ofAll) : words.parentOfAll(ofAll)}
          </small>
        )}
      />
    </div>
  );
}
