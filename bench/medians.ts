/** Times rivals side by side, so that whatever else the machine does hits them alike. */
import { performance } from 'node:perf_hooks';

/** At least nine, so that a median stands; odd, so that it is a measured time. */
const SAMPLES = 21;
const WARM_UP_ROUNDS = 5;

/**
 * The median milliseconds of each rival. They take turns, each round in the opposite order of the one
 * before; garbage is collected when the engine sees fit, and is paid for by whoever made it.
 */
export function medians<Name extends string>(rivals: Readonly<Record<Name, () => void>>): Record<Name, number> {
  const names = Object.keys(rivals) as Name[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = -WARM_UP_ROUNDS; round < SAMPLES; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const start = performance.now();
      rivals[name]();
      const time = performance.now() - start;
      if (round >= 0) times.get(name)?.push(time);
    }
  }
  const medianOf = (name: Name) => times.get(name)?.sort((a, b) => a - b)[SAMPLES >> 1] ?? Number.NaN;
  return Object.fromEntries(names.map((name) => [name, medianOf(name)])) as Record<Name, number>;
}

/** Runs `search` often enough for the clock to see it. */
export function repeated(times: number, search: () => void): () => void {
  return () => {
    for (let i = 0; i < times; i += 1) search();
  };
}
