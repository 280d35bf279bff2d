import { useState } from 'react';
import { plainCharacters } from '../../notation/characters.ts';
import './SetsPage.css';

/**
 * A field for a number, applied as soon as it is valid. An invalid text remains in the field, which is
 * highlighted.
 */
export function NumberField(props: {
  label: string;
  value: number;
  most: number;
  isWhole?: boolean;
  write: (value: number) => void;
  /** called with the message about an invalid text, and with "" once the text is valid */
  fault: (text: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    const read = readNumber(text, props.isWhole === true);
    const isOne = read !== null && read <= props.most && !(props.isWhole && read < 1);
    setTyped(isOne ? null : text);
    props.fault(isOne ? '' : text);
    if (isOne) props.write(read);
  };
  return (
    <input
      type="text"
      inputMode={props.isWhole ? 'numeric' : 'decimal'}
      className="number-field tabular"
      autoComplete="off"
      aria-label={props.label}
      aria-invalid={typed !== null}
      value={typed ?? String(props.value)}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setTyped(null);
        props.fault('');
      }}
    />
  );
}

/** A field for a whole number from 1 to `most`, with its label beside or above it. */
export function CountField({
  className,
  ...field
}: Omit<Parameters<typeof NumberField>[0], 'isWhole'> & { className: string }) {
  return (
    <div className={className}>
      <span aria-hidden="true">{field.label}</span>
      <NumberField {...field} isWhole />
    </div>
  );
}

function readNumber(text: string, isWhole: boolean): number | null {
  const plain = plainCharacters(text).trim();
  return (isWhole ? /^\d{1,4}$/ : /^\d{1,4}(?:\.\d{1,2})?$/).test(plain) ? Number(plain) : null;
}
