import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { isListForm } from '../../core/search/algorithms.ts';
import { LIMIT_ROWS, NO_LIMITS, type SearchLimits } from '../../core/search/searchLimits.ts';
import { chooseLimits } from '../../session/chooseSearch.ts';
import { drawnFirst } from '../../session/subject.ts';
import { IconButton } from '../kit/Button.tsx';
import { Check } from '../kit/Check.tsx';
import { Choices } from '../kit/Choices.tsx';
import { LabelledInput } from '../kit/LabelledInput.tsx';
import { announced } from '../page/longSearch.ts';
import { useSession, useSessionStore } from '../page/useSession.ts';
import '../styles/limits.css';
import { useLimitWords } from '../page/useLimitWords.ts';

/** How deep is looked, whether passes follow each other, and how many nodes they may enter. */
export function LimitChoices() {
  const session = useSessionStore();
  const words = useLimitWords();
  const limits = useSession((state) => state.limits ?? NO_LIMITS);
  const isByLists = useSession((state) => isListForm(state.algorithm));
  const isGame = useSession(({ subject }) => subject.game !== null);
  const isJudged = useSession(canJudge);
  const choose = (changed: Partial<SearchLimits>) =>
    announced(session, {}, () => chooseLimits(session, changed));
  return (
    <div className="limit-choices">
      {isGame ? <p className="hint">{words.gameDepth}</p> : <DepthField choose={choose} />}
      {!isJudged && <p className="hint">{words.noEstimates}</p>}
      {!isByLists && (
        <Check isChosen={limits.deepen} isFixed={!isJudged} choose={(deepen) => choose({ deepen })}>
          <span>
            {words.deepen}
            <small>{words.deepenWhy}</small>
          </span>
        </Check>
      )}
      {limits.deepen && !isByLists && (
        <>
          <BudgetField budget={limits.budget} choose={choose} />
          <Choices
            legend={words.triesLegend}
            name="tries"
            options={LIMIT_ROWS.tries.choices}
            chosen={limits.tries}
            text={words.tries}
            note={words.triesNote}
            choose={(tries) => choose({ tries })}
          />
        </>
      )}
    </div>
  );
}

type Choose = (changed: Partial<SearchLimits>) => void;

/** Whether anything says what positions are worth before their ends. */
function canJudge({ subject }: Parameters<Parameters<typeof useSession>[0]>[0]): boolean {
  const { tree, game } = drawnFirst(subject);
  return game === null ? tree.columns.staticValue !== null : game.game.evaluate !== undefined;
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
function BudgetField({ budget, choose }: { budget: number | null; choose: Choose }) {
  const words = useLimitWords();
  const [draft, setDraft] = useState<string | null>(null);
  const { least, most } = LIMIT_ROWS.budget;
  const write = (text: string) => {
    setDraft(text);
    const typed = text.trim();
    const value = Number(typed);
    if (typed === '') choose({ budget: null });
    else if (Number.isInteger(value) && value >= least && value <= most) choose({ budget: value });
  };
  return (
    <LabelledInput
      className="budget-field"
      label={words.budget}
      inputMode="numeric"
      placeholder={words.budgetNone}
      value={draft ?? budget ?? ''}
      write={write}
      onBlur={() => setDraft(null)}
    />
  );
}
