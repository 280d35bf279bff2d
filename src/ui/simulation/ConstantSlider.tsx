import { useId, useRef } from 'react';
import './ConstantSlider.css';

/** The values of C at which the slider snaps: sources use them. */
const STOPS = [0, Math.SQRT1_2, 1, Math.SQRT2, 2];
/** The distance from a stop within which the slider snaps to it. */
const NEAR = 0.035;

/** A slider for C from 0 to `most`. `text` is the value as it is written, `take` gets the chosen one. */
export function ConstantSlider(props: {
  label: string;
  c: number;
  most: number;
  text: string;
  take: (c: number) => void;
}) {
  const { label, c, most, text, take } = props;
  const id = useId();
  const isByKey = useRef(false);
  return (
    <div className="field constant-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        step={0.01}
        value={Math.min(c, most)}
        aria-valuetext={text}
        onPointerDown={() => {
          isByKey.current = false;
        }}
        onKeyDown={() => {
          isByKey.current = true;
        }}
        onChange={({ target }) => take(snapped(Number(target.value), c, isByKey.current))}
      />
      <output htmlFor={id}>{text}</output>
    </div>
  );
}

/**
 * Returns the stop to which a value snaps, or the value itself. By keys the slider stops only where it would pass over a
 * stop, because a step is smaller than the distance within which it snaps, so that it could never leave one.
 */
function snapped(value: number, before: number, isByKey: boolean): number {
  const stop = STOPS.find((each) =>
    isByKey
      ? (each - value) * (each - before) < 0 && Math.abs(value - before) < NEAR
      : Math.abs(each - value) < NEAR,
  );
  return stop ?? value;
}
