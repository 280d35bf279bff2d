import { useState } from 'react';
import { plainCharacters } from '../../notation/characters.ts';

/** A number that is taken as soon as it is one; until then what is typed stays, and is marked. */
export function NumberField({
  label,
  value,
  most,
  isWhole = false,
  write,
  fault,
}: {
  label: string;
  value: number;
  most: number;
  isWhole?: boolean;
  write: (value: number) => void;
  /** says that what was typed is none; "" that it is one */
  fault: (text: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    const read = readNumber(text, isWhole);
    const isOne = read !== null && read <= most && !(isWhole && read < 1);
    setTyped(isOne ? null : text);
    fault(isOne ? '' : text);
    if (isOne) write(read);
  };
  return (
    <input
      type="text"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      className="number-field"
      autoComplete="off"
      aria-label={label}
      aria-invalid={typed !== null}
      value={typed ?? String(value)}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setTyped(null);
        fault('');
      }}
    />
  );
}

function readNumber(text: string, isWhole: boolean): number | null {
  const plain = plainCharacters(text).trim();
  return (isWhole ? /^\d{1,4}$/ : /^\d{1,4}(?:\.\d{1,2})?$/).test(plain) ? Number(plain) : null;
}
