import { type SyntheticEvent, useRef, useState } from 'react';
import type { WishRefusal } from '../../core/index.ts';
import { LEAF_ORDERS, refuseUniform, type UniformWish, uniformSize } from '../../core/random/uniformTree.ts';
import { fewestLeaves } from '../../core/tree/uniformShape.ts';
import { USUAL_WISH } from '../../notation/typedWish.ts';
import { openUniform } from '../../session/openUniform.ts';
import { Button } from '../kit/Button.tsx';
import { LabelledSelect } from '../kit/Select.tsx';
import { useSessionStore, useWords } from '../page/useSession.ts';
import { NumberRow, wishRefusalText } from './RandomFields.tsx';
import { useAskedForm, useSeen } from './useAskedForm.ts';

/** The form that makes a uniform tree: children, plies, leaves and their order. */
export function UniformFields() {
  const session = useSessionStore();
  const words = useWords('editing');
  const [wish, setWish] = useState<UniformWish>({ branching: 3, depth: 5, ...USUAL_WISH });
  const [range, setRange] = useState<readonly [number, number]>([0, 99]);
  const [refusal, setRefusal] = useState<WishRefusal | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useAskedForm(form, 'uniform');
  useSeen(form, refusal);
  const set = (part: Partial<UniformWish>) => {
    setWish({ ...wish, ...part });
    setRefusal(null);
  };
  const setValues = (values: readonly [number, number]) => {
    setRange(values);
    set({ values });
  };
  const make = (event: SyntheticEvent) => {
    event.preventDefault();
    const why = refuseUniform(wish);
    setRefusal(why);
    if (why === null) openUniform(session, wish, words.uniformTitle(wish.branching, wish.depth));
  };
  const leaves = wish.branching ** wish.depth;
  return (
    <form className="random stacked" ref={form} onSubmit={make}>
      <NumberRow label={words.branching} value={wish.branching} change={(branching) => set({ branching })} />
      <NumberRow label={words.depth} value={wish.depth} change={(depth) => set({ depth })} />
      <LabelledSelect
        label={words.leafValues}
        options={['range', 'count']}
        chosen={wish.values === null ? 'count' : 'range'}
        text={words.leafValuesFrom}
        choose={(from) => set({ values: from === 'count' ? null : range })}
      />
      {wish.values !== null && (
        <NumberRow label={words.valuesFrom} value={range[0]} change={(least) => setValues([least, range[1]])}>
          <NumberRow label={words.to} value={range[1]} change={(most) => setValues([range[0], most])} />
        </NumberRow>
      )}
      <LabelledSelect
        label={words.leafOrder}
        options={LEAF_ORDERS}
        chosen={wish.order}
        text={words.leafOrders}
        choose={(order) => set({ order })}
      />
      <LabelledSelect
        label={words.root}
        options={['max', 'min']}
        chosen={wish.root}
        text={{ max: 'MAX', min: 'MIN' }}
        choose={(root) => set({ root })}
      />
      <NumberRow label={words.seed} value={wish.seed} change={(seed) => set({ seed })} />
      {refuseUniform(wish) === null && (
        <p className="hint">{words.uniformSize(uniformSize(wish), leaves, fewestLeaves(wish))}</p>
      )}
      {refusal !== null && (
        <p className="problem" role="alert" data-code={refusal.code}>
          {refusal.code === 'too-many-nodes'
            ? words.uniformTooLarge(refusal.found, refusal.most)
            : wishRefusalText(refusal, words)}
        </p>
      )}
      <Button kind="primary" text={words.make} type="submit" />
    </form>
  );
}
