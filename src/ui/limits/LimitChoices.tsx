import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { LimitName, SearchLimits } from '../../core/index.ts';
import { hasSetting } from '../../core/search/algorithms.ts';
import { LIMIT_NAMES, NO_LIMITS, SEARCH_SETTINGS } from '../../core/search/searchSettings.ts';
import { chooseLimits } from '../../session/chooseSearch.ts';
import { unsuitedTo, withFullTree } from '../../session/subject.ts';
import { IconButton } from '../kit/Button.tsx';
import { Check } from '../kit/Check.tsx';
import { LabelledInput } from '../kit/LabelledInput.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { SettingChoices } from './SettingChoices.tsx';
import { limitsWithMoreBeyond } from './useLooks.ts';
import { WindowField } from './WindowField.tsx';
import './LimitChoices.css';

/** The controls for the limits of the search, in the order of the table of limits. */
export function LimitChoices() {
  const session = useSessionStore();
  const algorithm = useSession((state) => state.algorithm);
  const limits = useSession((state) => state.limits ?? NO_LIMITS);
  const isGame = useSession(({ subject }) => subject.game !== null);
  const hasKinds = useSession(({ subject }) => subject.game?.game.moveClass !== undefined);
  const isJudged = useSession(canJudge);
  const hasDepth = useSession(looksToDepth);
  const choose = (changed: Partial<SearchLimits>) => chooseLimits(session, changed);
  const offer = { isGame, hasKinds, isJudged, hasDepth };
  return (
    <div className="limit-choices">
      {LIMIT_NAMES.filter((name) => hasSetting(algorithm, name)).map((name) => {
        const { isOffered, Control } = CONTROLS[name];
        return isOffered(offer, limits) && <Control key={name} {...{ limits, offer, choose }} />;
      })}
    </div>
  );
}

/** What determines which limits can be set. */
interface Offer {
  readonly isGame: boolean;
  /** whether the game distinguishes kinds of game moves */
  readonly hasKinds: boolean;
  /** whether positions have static values */
  readonly isJudged: boolean;
  /** whether there is a depth limit with positions below it */
  readonly hasDepth: boolean;
}

interface ControlProps {
  readonly limits: SearchLimits;
  readonly offer: Offer;
  readonly choose: Choose;
}

interface LimitControl {
  readonly isOffered: (offer: Offer, limits: SearchLimits) => boolean;
  readonly Control: (props: ControlProps) => ReactNode;
}

const CONTROLS: Readonly<Record<LimitName, LimitControl>> = {
  // For a game, the depth is part of the game's setting, so the control for the depth limit is left out.
  depth: { isOffered: ({ isGame }) => !isGame, Control: DepthField },
  deepen: { isOffered: () => true, Control: DeepenField },
  budget: { isOffered: (_offer, { deepen }) => deepen, Control: BudgetField },
  tries: { isOffered: ({ hasKinds }, { deepen }) => deepen || hasKinds, Control: TriesField },
  quiet: { isOffered: isBeyondLimit, Control: QuietField },
  most: { isOffered: (offer, { quiet }) => isBeyondLimit(offer) && quiet !== 'none', Control: MostField },
  check: { isOffered: isBeyondLimit, Control: CheckField },
  window: {
    isOffered: () => true,
    Control: ({ limits, choose }) => <WindowField window={limits.window} choose={choose} />,
  },
};

/**
 * Whether the limits beyond the depth limit (quiescence, checks) can be set: when there is a depth limit and
 * static values exist.
 */
function isBeyondLimit({ hasDepth, isJudged }: Offer): boolean {
  return hasDepth && isJudged;
}

function DeepenField({ limits, offer, choose }: ControlProps) {
  const words = useWords('limits');
  return (
    <>
      {!offer.isJudged && <p className="hint">{words.noEstimates}</p>}
      <Check
        text={words.deepen}
        note={words.deepenWhy}
        isChosen={limits.deepen}
        isFixed={!offer.isJudged}
        choose={(deepen) => choose({ deepen })}
      />
    </>
  );
}

function BudgetField({ limits, choose }: ControlProps) {
  const { budget: label, budgetNone: none } = useWords('limits');
  return (
    <NumberField
      {...{ name: 'budget', label, none }}
      value={limits.budget}
      take={(budget) => choose({ budget })}
    />
  );
}

/**
 * The choice of the order in which children are tried. A search in a single pass can be ordered only by kinds
 * of game moves.
 */
function TriesField({ limits, offer, choose }: ControlProps) {
  const words = useWords('limits');
  if (limits.deepen)
    return (
      <SettingChoices
        name="tries"
        legend={words.triesLegend}
        options={SEARCH_SETTINGS.tries.choices.filter((choice) => choice !== 'kind' || offer.hasKinds)}
        text={words.tries}
        note={words.triesNote}
        {...{ limits, choose }}
      />
    );
  return (
    <Check
      text={words.byKind}
      note={words.triesNote.kind}
      isChosen={limits.tries === 'kind'}
      choose={(isKind) => choose({ tries: isKind ? 'kind' : 'last' })}
    />
  );
}

function QuietField({ limits, choose }: ControlProps) {
  const words = useWords('limits');
  return (
    <SettingChoices
      name="quiet"
      legend={words.quietLegend}
      text={words.quiet}
      note={words.quietNote}
      {...{ limits, choose }}
    />
  );
}

function MostField({ limits, choose }: ControlProps) {
  const { most: label, mostNone: none } = useWords('limits');
  return (
    <NumberField {...{ name: 'most', label, none }} value={limits.most} take={(most) => choose({ most })} />
  );
}

/** The default number of plies that a check searches below the depth limit. */
const USUAL_CHECK = 4;

function CheckField({ limits: { check }, choose }: ControlProps) {
  const words = useWords('limits');
  return (
    <>
      <Check
        text={words.check}
        note={words.checkWhy}
        isChosen={check !== null}
        choose={(isOn) => choose({ check: isOn ? USUAL_CHECK : null })}
      />
      {check !== null && (
        <NumberField
          name="check"
          label={words.checkPlies}
          none=""
          value={check}
          take={(plies) => plies !== null && choose({ check: plies })}
        />
      )}
    </>
  );
}

type Choose = (changed: Partial<SearchLimits>) => void;

/** Whether positions have static values: the tree has some, or the game has an evaluation function. */
function canJudge({ subject }: Parameters<Parameters<typeof useSession>[0]>[0]): boolean {
  const { tree, game } = withFullTree(subject);
  return game === null ? tree.columns.staticValue !== null : game.game.evaluate !== undefined;
}

/** Whether the search has a depth limit. */
function looksToDepth({ subject, limits }: Parameters<Parameters<typeof useSession>[0]>[0]): boolean {
  const { depth, deepen } = limitsWithMoreBeyond(subject, limits);
  return deepen || depth !== null;
}

/**
 * The control for the depth limit: "−", the number of plies, "+". One more than the greatest depth means no
 * limit.
 */
function DepthField({ choose }: ControlProps) {
  const words = useWords('limits');
  const depth = useSession((state) => state.limits?.depth ?? null);
  const { height } = useSession(({ subject }) => withFullTree(subject).tree);
  const least = useSession(({ algorithm, subject }) =>
    unsuitedTo(subject, algorithm, { ...NO_LIMITS, depth: 0 }) === null ? 0 : 1,
  );
  const shown = Math.min(depth ?? height, height);
  const set = (next: number) => choose({ depth: next >= height ? null : Math.max(next, least) });
  return (
    <div className="depth-field row">
      <span>{words.depth}</span>
      <IconButton
        label={words.shallower}
        icon={Minus}
        size={16}
        aria-disabled={shown <= least}
        onClick={() => shown > least && set(shown - 1)}
      />
      <b aria-live="polite">{words.horizonAt(depth === null || depth >= height ? null : depth)}</b>
      <IconButton
        label={words.deeper}
        icon={Plus}
        size={16}
        aria-disabled={shown >= height}
        onClick={() => shown < height && set(shown + 1)}
      />
      <small>{words.ofHeight(height)}</small>
    </div>
  );
}

/** A field for a number, applied as soon as it is valid; an empty field removes the limit. */
function NumberField(props: {
  name: 'budget' | 'most' | 'check';
  label: string;
  none: string;
  value: number | null;
  take: (value: number | null) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const { least, most } = SEARCH_SETTINGS[props.name];
  const write = (text: string) => {
    setDraft(text);
    const typed = text.trim();
    const value = Number(typed);
    if (typed === '') props.take(null);
    else if (Number.isInteger(value) && value >= least && value <= most) props.take(value);
  };
  return (
    <LabelledInput
      className="budget-field row"
      label={props.label}
      inputMode="numeric"
      placeholder={props.none}
      value={draft ?? props.value ?? ''}
      write={write}
      onBlur={() => setDraft(null)}
    />
  );
}
