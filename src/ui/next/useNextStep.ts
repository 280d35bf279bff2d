import { useEffect, useState } from 'react';
import { chooseNext, type NextStep } from '../../practice/schedule/chooseNext.ts';
import { separatedByRecipe } from '../../practice/schedule/separates.ts';
import { now } from '../../session/now.ts';
import { useRecords } from './useRecords.ts';

/** A timer of a browser runs for at most this long, in ms. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Returns what comes next for the reader. When a rest is over, the component renders again. */
export function useNextStep(): NextStep {
  const records = useRecords();
  const [, renderAgain] = useState({});
  const step = chooseNext(records, now(), separatedByRecipe);
  const until = step.kind === 'rest' ? step.until : Infinity;
  useEffect(() => {
    if (until === Infinity) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const left = until - now();
      if (left <= 0) renderAgain({});
      else timer = setTimeout(wait, Math.min(left, LONGEST_TIMER));
    };
    wait();
    return () => clearTimeout(timer);
  }, [until]);
  return step;
}
