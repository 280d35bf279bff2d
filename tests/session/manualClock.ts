import type { Clock } from '../../src/session/playing.ts';

/** A clock that goes on only when a test says so. */
export class ManualClock {
  now = 0;
  readonly #waiting: { at: number; act: () => void }[] = [];

  readonly set: Clock = (milliseconds, then) => {
    const timer = { at: this.now + milliseconds, act: then };
    this.#waiting.push(timer);
    return () => {
      const index = this.#waiting.indexOf(timer);
      if (index >= 0) this.#waiting.splice(index, 1);
    };
  };

  /** Lets time pass, with everything that falls due in its order. */
  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const due = this.#waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#waiting.splice(this.#waiting.indexOf(due), 1);
      this.now = due.at;
      due.act();
    }
    this.now = until;
  }
}
