/** Times rivals side by side, so that whatever else the machine does hits them alike. */
import { performance } from 'node:perf_hooks';

/** Of the samples: rounds not counted, in which V8 gets to know the code. */
const WARM_UP = 1 / 3;

/**
 * The median milliseconds of each rival. They take turns, in the opposite order every other round;
 * garbage is collected when the engine sees fit. An odd number of samples has one in the middle; many
 * short ones are steadier on a busy machine than a few long ones.
 * @param now the clock, ms
 */
export function medians<Name extends string>(
  rivals: Readonly<Record<Name, () => unknown>>,
  samples = 15,
  now: () => number = () => performance.now(),
): Readonly<Record<Name, number>> {
  const names = Object.keys(rivals) as Name[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = -Math.ceil(samples * WARM_UP); round < samples; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const start = now();
      rivals[name]();
      const time = now() - start;
      if (round >= 0) times.get(name)?.push(time);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}

/**
 * The processor milliseconds of this process so far. What else the machine does counts little, and what the engine
 * collects beside the rivals counts.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

/**
 * The least processor milliseconds of each rival, the rivals taking turns. What else the machine does counts little
 * here, and what the engine collects in the rival's time counts.
 */
export function leastTimes<Name extends string>(
  rivals: Readonly<Record<Name, () => unknown>>,
  samples = 9,
): Readonly<Record<Name, number>> {
  const names = Object.keys(rivals) as Name[];
  const least = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<Name, number>;
  for (let round = -Math.ceil(samples * WARM_UP); round < samples; round += 1) {
    for (const name of names) {
      const start = processorTime();
      rivals[name]();
      if (round >= 0) least[name] = Math.min(least[name], processorTime() - start);
    }
  }
  return least;
}
