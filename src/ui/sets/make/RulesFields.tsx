import { ALGORITHMS, canSearch } from '../../../core/search/algorithms.ts';
import { BOUNDS_RULES, CUTOFF_RULES } from '../../../core/search/rules.ts';
import type { GameTree } from '../../../core/tree/gameTree.ts';
import type { SetItem } from '../../../practice/exerciseSet.ts';
import { asked, rulesFor } from '../../../session/sets/newItem.ts';
import { changeItem, type DraftItem } from '../../../session/sets/setDraft.ts';
import { useWords } from '../../page/useSession.ts';
import { useSetWords } from '../useSetWords.ts';

/** Which search the exercise is about, as far as there is a choice. What can no longer be asked goes. */
export function RulesFields({ entry: { key, item }, tree }: { entry: DraftItem; tree: GameTree }) {
  const page = useWords();
  const { make: words } = useSetWords();
  const { algorithm, rules } = item;
  const change = (part: Partial<Pick<SetItem, 'algorithm' | 'rules'>>) =>
    changeItem(key, (before) => asked({ ...before, ...part }, tree));
  return (
    <div className="set-rules">
      <Choice
        label={words.algorithm}
        options={ALGORITHMS.filter((name) => canSearch(name, tree))}
        chosen={algorithm}
        text={page.algorithm}
        choose={(name) => change({ algorithm: name, rules: rulesFor(name, rules) })}
      />
      {algorithm === 'alpha-beta' && (
        <>
          <Choice
            label={words.cutoff}
            options={CUTOFF_RULES}
            chosen={rules.cutoff}
            text={page.cutoff}
            choose={(cutoff) => change({ rules: { ...rules, cutoff } })}
          />
          <Choice
            label={words.bounds}
            options={BOUNDS_RULES}
            chosen={rules.bounds}
            text={page.bounds}
            choose={(bounds) => change({ rules: { ...rules, bounds } })}
          />
        </>
      )}
    </div>
  );
}

function Choice<T extends string>({
  label,
  options,
  chosen,
  text,
  choose,
}: {
  label: string;
  options: readonly T[];
  chosen: T;
  text: Readonly<Record<T, string>>;
  choose: (option: T) => void;
}) {
  return (
    <label>
      <span>{label}</span>
      <select
        value={chosen}
        onChange={(event) => choose(options.find((option) => option === event.target.value) ?? chosen)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {text[option]}
          </option>
        ))}
      </select>
    </label>
  );
}
