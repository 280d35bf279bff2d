import { useState } from 'react';
import { setProbabilities } from '../../core/edit/fields.ts';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import { normalisedProbabilities, parseProbability, sumOf, sumsToOne } from '../../core/tree/probability.ts';
import { plainCharacters } from '../../notation/characters.ts';
import { quoted } from '../../notation/problem.ts';
import { applyEdit } from '../../session/editing.ts';
import { shownName } from '../../words/shownName.ts';
import { Button } from '../kit/Button.tsx';
import { useEditWords } from '../page/useEditWords.ts';
import { useSession, useSessionStore } from '../page/useSession.ts';

/** All probabilities of a chance node with their sum; they take effect together, as soon as it is 1. */
export function Probabilities({ node }: { node: NodeId }) {
  const session = useSessionStore();
  const words = useEditWords();
  const { tree, names } = useSession((state) => state.subject);
  const children = tree.children(node);
  const inTree = children.map((child) => tree.probability(child));
  const [typed, setTyped] = useState<{ readonly of: string; readonly texts: readonly string[] } | null>(null);
  const texts = typed?.of === inTree.join(' ') ? typed.texts : inTree;
  const values = texts.map((text) => parseProbability(plainCharacters(text).trim()));
  const known = values.filter((value) => value !== null);
  const isWhole = known.length === texts.length;
  const sum = sumOf(known);
  const isOne = isWhole && sumsToOne(sum, known.length);
  const normalised = isWhole && !isOne ? normalisedProbabilities(known) : null;
  const wrong = texts.find((_, index) => values[index] === null);

  const change = (next: readonly string[]) => {
    const read = next
      .map((text) => parseProbability(plainCharacters(text).trim()))
      .filter((value) => value !== null);
    const isGood = read.length === next.length && sumsToOne(sumOf(read), read.length);
    setTyped({ of: (isGood ? read.map(({ text }) => text) : inTree).join(' '), texts: next });
    if (isGood) applyEdit(session, setProbabilities(tree, node, read), `shares ${tree.key(node)}`);
  };

  return (
    <fieldset className="shares">
      <legend>{words.probabilities}</legend>
      {children.map((child, index) => (
        <label key={tree.key(child)}>
          <span>{[shownName(tree.move(child)), names.of(child)].filter(Boolean).join(' ')}</span>
          <input
            type="text"
            inputMode="text"
            autoComplete="off"
            aria-label={words.probabilityOf(names.of(child))}
            aria-invalid={values[index] === null || (isWhole && !isOne)}
            value={texts[index] ?? ''}
            onChange={(event) => change(texts.map((text, at) => (at === index ? event.target.value : text)))}
          />
        </label>
      ))}
      <p className={isOne ? 'hint' : 'problem'} role={isOne ? undefined : 'alert'}>
        {wrong !== undefined
          ? words.badProbability(quoted(wrong))
          : isOne
            ? words.sum(printNumber(sum))
            : words.sumIsWrong(printNumber(sum))}
      </p>
      {normalised !== null && (
        <Button kind="primary" text={words.normalise} onClick={() => change(normalised)} />
      )}
    </fieldset>
  );
}
