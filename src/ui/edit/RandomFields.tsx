import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { randomTree } from '../../core/random/randomTree.ts';
import { type RandomTreeWish, TREE_DEMANDS, type WishRefusal } from '../../core/random/treeWish.ts';
import { openSubject } from '../../session/openSubject.ts';
import { newTreeId, subjectOfTree } from '../../session/subject.ts';
import type { Words } from '../../words/index.ts';
import { Button } from '../kit/Button.tsx';
import { Check } from '../kit/Check.tsx';
import { LabelledSelect } from '../kit/Select.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { useAskedForm, useSeen } from './useAskedForm.ts';

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

/** The form that generates a random tree from a seed and the wanted properties. */
export function RandomFields() {
  const session = useSessionStore();
  const words = useWords('editing');
  const [wish, setWish] = useState(FIRST_WISH);
  const [refusal, setRefusal] = useState<WishRefusal | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useAskedForm(form, 'random');
  useSeen(form, refusal);
  const set = (part: Partial<RandomTreeWish>) => {
    setWish({ ...wish, ...part });
    setRefusal(null);
  };

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
      className="random stacked"
      ref={form}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        make(wish);
      }}
    >
      <NumberRow label={words.depth} value={wish.depth} change={(depth) => set({ depth })} />
      {(['branching', 'values'] as const).map((name) => {
        const [least, most] = wish[name];
        return (
          <NumberRow
            key={name}
            label={name === 'values' ? words.valuesFrom : words.childrenFrom}
            value={least}
            change={(from) => set({ [name]: [from, most] })}
          >
            <NumberRow label={words.to} value={most} change={(to) => set({ [name]: [least, to] })} />
          </NumberRow>
        );
      })}
      <LabelledSelect
        label={words.root}
        options={['max', 'min']}
        chosen={wish.root}
        text={{ max: 'MAX', min: 'MIN' }}
        choose={(root) => set({ root })}
      />
      <LabelledSelect
        label={words.demandLegend}
        options={TREE_DEMANDS}
        chosen={wish.demand}
        text={words.demand}
        choose={(demand) => set({ demand })}
      />
      {(['ties', 'uneven', 'chance'] as const).map((name) => (
        <Check
          key={name}
          text={words[name]}
          isChosen={wish[name]}
          choose={(isChosen) => set({ [name]: isChosen })}
        />
      ))}
      <NumberRow label={words.seed} value={wish.seed} change={(seed) => set({ seed })}>
        <Button text={words.nextSeed} onClick={() => make({ ...wish, seed: wish.seed + 1 })} />
      </NumberRow>
      {refusal !== null && (
        <p className="problem" role="alert" data-code={refusal.code}>
          {wishRefusalText(refusal, words)}
        </p>
      )}
      <Button kind="primary" text={words.make} type="submit" />
    </form>
  );
}

/** A labelled field for a whole number. */
export function NumberRow(props: {
  label: string;
  value: number;
  change: (value: number) => void;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <div className="number-row beside">
      <label htmlFor={id}>{props.label}</label>
      <input
        id={id}
        type="number"
        step={1}
        value={Number.isNaN(props.value) ? '' : props.value}
        onChange={(event) => props.change(event.target.valueAsNumber)}
      />
      {props.children}
    </div>
  );
}

/** Explains why no random tree with the wanted properties exists, and what to change. */
export function wishRefusalText(refusal: WishRefusal, { wish }: Words['editing']): string {
  switch (refusal.code) {
    case 'not-whole':
      return wish.notWhole(refusal.field);
    case 'out-of-range':
      return wish.outOfRange(refusal.field, refusal.found, refusal.least, refusal.most);
    case 'least-above-most':
      return wish.leastAboveMost(refusal.field, refusal.least, refusal.most);
    case 'too-shallow':
      return wish.tooShallow(refusal.part, refusal.needs, refusal.has);
    case 'too-narrow':
      return wish.tooNarrow(refusal.part, refusal.needs, refusal.has);
    case 'too-many-nodes':
      return wish.tooManyNodes(refusal.found, refusal.most);
    case 'too-few-apart':
      return wish.tooFewApart(refusal.needs, refusal.has);
    case 'too-few-values':
      return wish.tooFewValues(refusal.needs, refusal.has);
    case 'not-found':
      return wish.notFound(refusal.demand, refusal.tries);
  }
}
