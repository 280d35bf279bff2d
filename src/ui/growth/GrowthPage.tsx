import { Maximize2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { fewestLeaves } from '../../core/tree/uniformShape.ts';
import {
  allLeaves,
  type CountsAtDepth,
  depthWithin,
  MOST_LEAVES,
  RANDOM_TREES,
  randomDepthWithin,
} from '../../core/uniform/index.ts';
import { SHEET_FORMATS } from '../../export/index.ts';
import {
  decodeGrowth,
  encodeGrowth,
  GROWTH_RANGES,
  GROWTH_SCALES,
  type GrowthNumber,
  type GrowthView,
  readGrowthNumber,
} from '../../link/growthAddress.ts';
import { presentedIn } from '../../session/session.ts';
import { ACTIONS } from '../keys/actions.ts';
import { useKeyScope } from '../keys/scopes.ts';
import { Button, IconButton } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Page } from '../kit/Page.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { useFocusFirst } from '../kit/useFocusFirst.ts';
import { showWhereBlank, togglePresentation } from '../page/presentation.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { PictureFormats } from '../share/PictureSection.tsx';
import { LeaveButton } from '../time/LeaveButton.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { CountsTable } from './CountsTable.tsx';
import { saveChart, saveCounts } from './saveChart.ts';
import { type Counted, useCounting } from './useCounting.ts';
import './GrowthPage.css';

/** The settings of the chart for chess: branching factor 35, depth 7, and 150,000 leaves. */
const CHESS: Partial<GrowthView> = { branching: 35, depth: 7, leaves: 150_000, scale: 'log' };

/** The number of distinct rolls of two dice. */
const TWO_DICE = 21;

/**
 * The page on how many leaves each search evaluates by depth: the settings, the chart, the table, and the
 * depths that a given number of leaves allows.
 */
export function GrowthPage() {
  const session = useSessionStore();
  const words = useWords('growth');
  const page = useWords();
  const isPresented = useSession((state) => presentedIn(state) !== null);
  const at = useSession(({ activity }) => (activity.kind === 'visiting' ? activity.at : undefined));
  const { view, unread } = useMemo(() => decodeGrowth(at ?? ''), [at]);
  const { branching, depth, seed } = view;
  const counted = useCounting(branching, depth, seed);
  const show = (part: Partial<GrowthView>) => {
    const next = encodeGrowth({ ...view, ...part });
    const { activity } = session.getState();
    const presented = activity.kind === 'visiting' ? (activity.presented ?? null) : null;
    session.setState({ activity: { kind: 'visiting', screen: 'growth', at: next, presented } });
  };
  const numberField = (name: GrowthNumber, label: string) => (
    <NumberField name={name} label={label} value={view[name]} change={(value) => show({ [name]: value })} />
  );
  const { counts } = counted;
  if (isPresented) return <PresentedChart view={view} counts={counts} show={show} />;
  return (
    <Page title={words.title} className="growth">
      <p>{words.lead}</p>
      {unread.length > 0 && <p role="alert">{words.unread(unread.join(' '))}</p>}
      <div className="growth-choices">
        {numberField('branching', words.branching)}
        {numberField('depth', words.depth)}
        {numberField('leaves', words.afford)}
        {numberField('seed', words.seed)}
        <Segmented
          legend={words.scaleLegend}
          name="growth-scale"
          options={GROWTH_SCALES}
          chosen={view.scale}
          text={(scale) => words.scale[scale]}
          choose={(scale) => show({ scale })}
        />
        <Button text={words.chess} onClick={() => show(CHESS)} />
      </div>
      <Progress counted={counted}>
        <IconButton
          label={page.present}
          icon={Maximize2}
          size={18}
          action={ACTIONS.page.fullScreen}
          onClick={() => togglePresentation(session)}
        />
      </Progress>
      <ChartFigure view={view} counts={counts} isPresented={false} />
      <Seen view={view} counted={counted} />
      <section>
        <h2>{words.affordHeading(view.leaves)}</h2>
        <Afforded view={view} counts={counts} />
        <p className="hint">{words.chessWhy}</p>
      </section>
      <section>
        <h2>{words.tableHeading}</h2>
        <CountsTable view={view} counts={counts} />
      </section>
      <section>
        <h2>{words.pictureHeading}</h2>
        <PictureFormats
          formats={SHEET_FORMATS}
          withCaption={words.withCaption}
          save={(format, choices) => saveChart({ view, counts, words }, format, choices)}
        >
          <Button text={words.csv} onClick={() => saveCounts(view, counts, words)} />
        </PictureFormats>
      </section>
    </Page>
  );
}

/** The presented chart, which fills the window; the keys for next and back change its greatest depth. */
function PresentedChart(props: {
  view: GrowthView;
  counts: readonly CountsAtDepth[];
  show: (part: Partial<GrowthView>) => void;
}) {
  const session = useSessionStore();
  const words = useWords('growth');
  const { view, counts, show } = props;
  const heading = useFocusFirst<HTMLHeadingElement>();
  const [least, most] = GROWTH_RANGES.depth;
  useKeyScope('growth', (name) => {
    const depth = view.depth + (name === 'deeper' ? 1 : -1);
    if (!showWhereBlank(session) && depth >= least && depth <= most) show({ depth });
    return true;
  });
  return (
    <section className="growth-presented">
      <header className="beside apart">
        <h1 ref={heading} tabIndex={-1}>
          {words.presented(view.branching, view.depth)}
        </h1>
        <LeaveButton />
      </header>
      <ChartFigure view={view} counts={counts} isPresented />
    </section>
  );
}

/** A field for a whole number among the settings of the chart; ↑ and ↓ change it by one. */
function NumberField(props: {
  name: GrowthNumber;
  label: string;
  value: number;
  change: (value: number) => void;
}) {
  const words = useWords('growth');
  const { name, value } = props;
  const [least, most] = GROWTH_RANGES[name];
  return (
    <Field
      label={props.label}
      value={String(value)}
      problem={(text) => (readGrowthNumber(name, text) === null ? words.range(least, most) : null)}
      change={(text) => props.change(readGrowthNumber(name, text) ?? value)}
      canonical={(text) => String(readGrowthNumber(name, text) ?? value)}
      step={(by) => props.change(Math.min(Math.max(value + by, least), most))}
    />
  );
}

/** A row with the progress of the count, a button that cancels it, and further buttons (`children`). */
function Progress({ counted, children }: { counted: Counted; children: ReactNode }) {
  const words = useWords('growth');
  const { state, share, place, cancel, again } = counted;
  const percent = Math.floor(share * 100);
  return (
    <div className="growth-progress row">
      {state === 'counting' && (
        <>
          <progress aria-label={words.counting} value={share} />
          <span className="figure-number">{words.countingAt(percent)}</span>
          <Button text={words.cancel} onClick={cancel} />
        </>
      )}
      <span role="status">{state === 'cancelled' ? words.cancelled : state === 'done' && words.done}</span>
      {state === 'cancelled' && <Button text={words.countAgain} onClick={again} />}
      {place === 'page' && <p role="alert">{words.inPage(MOST_LEAVES.page)}</p>}
      <span className="at-end">{children}</span>
    </div>
  );
}

/** Sentences about what the chart shows: how far each search was counted, and how the curves rise. */
function Seen({ view, counted: { state, counts } }: { view: GrowthView; counted: Counted }) {
  const words = useWords('growth');
  const { depth } = view;
  const isDone = state === 'done';
  const deepest = (isCounted: (at: CountsAtDepth) => boolean) => counts.findLast(isCounted)?.depth ?? 0;
  const best = counts.filter((at) => at.best !== null);
  const isMet = best.every((at) => at.best === fewestLeaves({ ...view, depth: at.depth }));
  const [minimaxTo, randomTo, bestTo] = [
    deepest((at) => at.minimax !== null),
    deepest((at) => at.random !== null),
    deepest((at) => at.best !== null),
  ];
  return (
    <ul className="growth-seen">
      <li>{words.counted}</li>
      {best.length > 0 && isMet && <li>{words.met(bestTo)}</li>}
      {isDone && minimaxTo < depth && <li>{words.minimaxTo(minimaxTo)}</li>}
      {isDone && randomTo < depth && <li>{words.randomTo(randomTo)}</li>}
      <li>{words.slope}</li>
      <li>{words.withDice(depth, TWO_DICE, allLeaves({ ...view, branching: view.branching * TWO_DICE }))}</li>
      <li>{words.orders(RANDOM_TREES)}</li>
    </ul>
  );
}

/** Sentences that say to which depth each search gets when it may evaluate a given number of leaves. */
function Afforded({ view, counts }: { view: GrowthView; counts: readonly CountsAtDepth[] }) {
  const words = useWords('growth');
  const { branching, leaves } = view;
  const all = (depth: number) => allLeaves({ branching, depth });
  const fewest = (depth: number) => fewestLeaves({ branching, depth });
  const [minimax, best] = [depthWithin(leaves, all), depthWithin(leaves, fewest)];
  return (
    <>
      <dl className="growth-reach">
        <Reach name={words.name.minimax}>{words.reaches(minimax, all(minimax), all(minimax + 1))}</Reach>
        <Reach name={words.name.random}>{randomReach()}</Reach>
        <Reach name={words.name.best}>{words.reaches(best, fewest(best), fewest(best + 1))}</Reach>
      </dl>
      <p>{words.twice(best, minimax)}</p>
    </>
  );

  function randomReach(): string {
    const reach = randomDepthWithin(leaves, counts);
    if (reach === null) return words.notCounted;
    const meanAt = (depth: number) => counts[depth]?.random?.mean ?? 0;
    const mean = meanAt(reach.depth);
    return reach.isLast
      ? words.reachesInTheMean(reach.depth, mean, meanAt(reach.depth + 1))
      : words.reachesAtLeast(reach.depth, mean);
  }
}

function Reach({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
