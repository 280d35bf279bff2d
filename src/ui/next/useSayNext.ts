import type { NextStep, Why } from '../../practice/schedule/chooseNext.ts';
import { now } from '../../session/now.ts';
import { useSession, useWords } from '../page/useSession.ts';

interface SaidNext {
  /** the exercise or model; null when nothing comes now */
  readonly name: string | null;
  /** why it comes, or until when nothing does */
  readonly why: string;
}

/** Returns what is said of a step. */
export function useSayNext(step: NextStep): SaidNext {
  const words = useWords('nextStep');
  const names = useWords('practiceNames');
  const tag = useSession((state) => state.language.tag);
  const when = (time: number, isDay = true) =>
    new Intl.DateTimeFormat(tag, { ...(isDay && { dateStyle: 'medium' }), timeStyle: 'short' }).format(time);
  switch (step.kind) {
    case 'model':
      return { name: words.model(names.skill[step.skill]), why: words.whyModel };
    case 'rest': {
      if (step.until === Infinity) return { name: null, why: words.allDone };
      const isToday = new Date(step.until).toDateString() === new Date(now()).toDateString();
      const said = isToday ? words.enoughNow : words.enoughToday;
      return { name: null, why: said(when(step.until, !isToday)) };
    }
    case 'exercise': {
      const name = words.exercise(names.skill[step.skill], names.difficulty[step.difficulty]);
      return { name, why: why(step.why) };
    }
  }

  function why(given: Why): string {
    if (given.kind === 'misconception')
      return words.why.misconception(names.misconception[given.misconception]);
    return given.kind === 'review' ? words.why.review(when(given.due)) : words.why[given.kind];
  }
}
