import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { handsWindow, isListForm } from '../../core/search/algorithms.ts';
import { LIMIT_ROWS, NO_LIMITS, type SearchLimits } from '../../core/search/searchLimits.ts';
import { chooseLimits } from '../../session/chooseSearch.ts';
import { drawnFirst, isGrown } from '../../session/subject.ts';
import { IconButton } from '../kit/Button.tsx';
import { Check } from '../kit/Check.tsx';
import { Choices } from '../kit/Choices.tsx';
import { LabelledInput } from '../kit/LabelledInput.tsx';
import { announced } from '../page/longSearch.ts';
import { useSession, useSessionStore } from '../page/useSession.ts';
import '../styles/limits.css';
import { useLimitWords } from '../page/useLimitWords.ts';
import { WindowField } from './WindowField.tsx';

/** How deep is looked, whether passes follow each other, and how many nodes they may enter. */
export function LimitChoices() {
  const session = useSessionStore();
  const words = useLimitWords();
  const limits = useSession((state) => state.limits ?? NO_LIMITS);
  const isByLists = useSession((state) => isListForm(state.algorithm));
  const isGame = useSession(({ subject }) => subject.game !== null);
  const isCutting = useSession((state) => handsWindow(state.algorithm));
  const hasKinds = useSession(({ subject }) => subject.game?.game.moveClass !== undefined);
  const isJudged = useSession(canJudge);
  const hasDepth = useSession(looksToDepth);
  const choose = (changed: Partial<SearchLimits>) =>
    announced(session, {}, () => chooseLimits(session, changed));
  return (
    <div className="limit-choices">
      {!isGame && <DepthField choose={choose} />}
      {!isJudged && <p className="hint">{words.noEstimates}</p>}
      {!isByLists && (
        <Check isChosen={limits.deepen} isFixed={!isJudged} choose={(deepen) => choose({ deepen })}>
          <span>
            {words.deepen}
            <small>{words.deepenWhy}</small>
          </span>
        </Check>
      )}
      {isCutting && <WindowField window={limits.window} choose={choose} />}
      {!limits.deepen && hasKinds && !isByLists && (
        <Check
          isChosen={limits.tries === 'kind'}
          choose={(isKind) => choose({ tries: isKind ? 'kind' : 'last' })}
        >
          <span>
            {words.byKind}
            <small>{words.triesNote.kind}</small>
          </span>
        </Check>
      )}
      {limits.deepen && !isByLists && (
        <>
          <NumberField
            name="budget"
            label={words.budget}
            none={words.budgetNone}
            value={limits.budget}
            take={(budget) => choose({ budget })}
          />
          <Choices
            legend={words.triesLegend}
            name="tries"
            options={LIMIT_ROWS.tries.choices.filter((choice) => choice !== 'kind' || hasKinds)}
            chosen={limits.tries}
            text={words.tries}
            note={words.triesNote}
            choose={(tries) => choose({ tries })}
          />
        </>
      )}
      {hasDepth && isJudged && !isByLists && <BeyondChoices limits={limits} choose={choose} />}
    </div>
  );
}

/** How many plies a check goes on, until the reader says otherwise. */
const USUAL_CHECK = 4;

/** What happens beyond the depth limit: quiescence, and the check of the line's end. */
function BeyondChoices({ limits, choose }: { limits: SearchLimits; choose: Choose }) {
  const words = useLimitWords();
  const { quiet, most, check } = limits;
  return (
    <>
      <Choices
        legend={words.quietLegend}
        name="quiet"
        options={LIMIT_ROWS.quiet.choices}
        chosen={quiet}
        text={words.quiet}
        note={words.quietNote}
        choose={(chosen) => choose({ quiet: chosen })}
      />
      {quiet !== 'none' && (
        <NumberField
          name="most"
          label={words.most}
          none={words.mostNone}
          value={most}
          take={(plies) => choose({ most: plies })}
        />
      )}
      <Check isChosen={check !== null} choose={(isOn) => choose({ check: isOn ? USUAL_CHECK : null })}>
        <span>
          {words.check}
          <small>{words.checkWhy}</small>
        </span>
      </Check>
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

/** Whether anything says what positions are worth before their ends. */
function canJudge({ subject }: Parameters<Parameters<typeof useSession>[0]>[0]): boolean {
  const { tree, game } = drawnFirst(subject);
  return game === null ? tree.columns.staticValue !== null : game.game.evaluate !== undefined;
}

/** Whether there is a depth limit, and something beyond it: a game that is drawn first ends there. */
function looksToDepth({ subject, limits }: Parameters<Parameters<typeof useSession>[0]>[0]): boolean {
  const { depth, deepen } = limits ?? NO_LIMITS;
  if (subject.game === null) return deepen || depth !== null;
  return isGrown(subject) && (deepen || subject.game.setting.depth !== null);
}

/** "− 2 + of 3 plies"; one more than all but the last is all. */
function DepthField({ choose }: { choose: Choose }) {
  const words = useLimitWords();
  const depth = useSession((state) => state.limits?.depth ?? null);
  const { height } = useSession(({ subject }) => drawnFirst(subject).tree);
  const least = useSession((state) => (isListForm(state.algorithm) ? 1 : 0));
  const shown = Math.min(depth ?? height, height);
  const set = (next: number) => choose({ depth: next >= height ? null : Math.max(next, least) });
  return (
    <div className="depth-field">
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

/** A number that is taken as soon as it is one; nothing for none. */
function NumberField(props: {
  name: 'budget' | 'most' | 'check';
  label: string;
  none: string;
  value: number | null;
  take: (value: number | null) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const { least, most } = LIMIT_ROWS[props.name];
  const write = (text: string) => {
    setDraft(text);
    const typed = text.trim();
    const value = Number(typed);
    if (typed === '') props.take(null);
    else if (Number.isInteger(value) && value >= least && value <= most) props.take(value);
  };
  return (
    <LabelledInput
      className="budget-field"
      label={props.label}
      inputMode="numeric"
      placeholder={props.none}
      value={draft ?? props.value ?? ''}
      write={write}
      onBlur={() => setDraft(null)}
    />
  );
}
