import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { randomTree } from '../../core/random/randomTree.ts';
import { type RandomTreeWish, TREE_DEMANDS, type WishRefusal } from '../../core/random/treeWish.ts';
import { openSubject } from '../../session/session.ts';
import { newTreeId, subjectOfTree } from '../../session/subject.ts';
import { Button } from '../kit/Button.tsx';
import { useEditWords } from '../page/useEditWords.ts';
import { useSessionStore } from '../page/useSession.ts';
import { Panel } from '../part/Panel.tsx';
import { wishRefusalText } from './wishRefusalText.ts';

const FIRST_WISH: RandomTreeWish = {
  seed: 1,
  depth: 3,
  branching: [2, 3],
  values: [-9, 9],
  ties: true,
  uneven: false,
  chance: false,
  demand: 'any',
  root: 'max',
};

/** Makes a random tree from a seed and a wish. */
export function RandomPanel() {
  const words = useEditWords();
  return (
    <Panel name="random" title={words.randomPanel}>
      <RandomFields />
    </Panel>
  );
}

function RandomFields() {
  const session = useSessionStore();
  const words = useEditWords();
  const [wish, setWish] = useState(FIRST_WISH);
  const [refusal, setRefusal] = useState<WishRefusal | null>(null);
  const set = (part: Partial<RandomTreeWish>) => setWish({ ...wish, ...part });

  const make = (made: RandomTreeWish) => {
    setWish(made);
    const answer = randomTree(made);
    setRefusal(answer.ok ? null : answer.refusal);
    if (!answer.ok) return;
    openSubject(
      session,
      subjectOfTree(answer.tree, { id: newTreeId(), title: words.randomTitle(made.seed) }),
    );
  };

  return (
    <form
      className="random"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        make(wish);
      }}
    >
      <NumberRow label={words.depth} value={wish.depth} change={(depth) => set({ depth })} />
      <NumberRow
        label={words.childrenFrom}
        value={wish.branching[0]}
        change={(least) => set({ branching: [least, wish.branching[1]] })}
      >
        <NumberRow
          label={words.to}
          value={wish.branching[1]}
          change={(most) => set({ branching: [wish.branching[0], most] })}
        />
      </NumberRow>
      <NumberRow
        label={words.valuesFrom}
        value={wish.values[0]}
        change={(least) => set({ values: [least, wish.values[1]] })}
      >
        <NumberRow
          label={words.to}
          value={wish.values[1]}
          change={(most) => set({ values: [wish.values[0], most] })}
        />
      </NumberRow>
      <label>
        <span>{words.root}</span>
        <select
          value={wish.root}
          onChange={(event) => set({ root: event.target.value === 'min' ? 'min' : 'max' })}
        >
          <option value="max">MAX</option>
          <option value="min">MIN</option>
        </select>
      </label>
      <label>
        <span>{words.demandLegend}</span>
        <select
          value={wish.demand}
          onChange={(event) =>
            set({ demand: TREE_DEMANDS.find((name) => name === event.target.value) ?? 'any' })
          }
        >
          {TREE_DEMANDS.map((name) => (
            <option key={name} value={name}>
              {words.demand[name]}
            </option>
          ))}
        </select>
      </label>
      {(['ties', 'uneven', 'chance'] as const).map((name) => (
        <label key={name} className="check">
          <input
            type="checkbox"
            checked={wish[name]}
            onChange={(event) => set({ [name]: event.target.checked })}
          />
          <span>{words[name]}</span>
        </label>
      ))}
      <NumberRow label={words.seed} value={wish.seed} change={(seed) => set({ seed })}>
        <Button onClick={() => make({ ...wish, seed: wish.seed + 1 })}>{words.nextSeed}</Button>
      </NumberRow>
      <button type="submit" className="primary">
        {words.make}
      </button>
      {refusal !== null && (
        <p className="problem" role="alert" data-code={refusal.code}>
          {wishRefusalText(refusal, words)}
        </p>
      )}
    </form>
  );
}

function NumberRow({
  label,
  value,
  change,
  children,
}: {
  label: string;
  value: number;
  change: (value: number) => void;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <div className="number-row">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        step={1}
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => change(event.target.valueAsNumber)}
      />
      {children}
    </div>
  );
}
