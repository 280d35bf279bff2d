/** Writes a log again, without the program's other output: the same calls, with the numbers that the program printed. */
import { callOf, isCall, NOT_TOLD, type ProgramLog, sideOf } from './programLog.ts';

/** Returns the text of one run; reading it gives the same log. */
export function printLog(log: ProgramLog): string {
  const numbers = printerFor(log);
  const lines = Array.from(log.lines, (line) => {
    const call = callOf(line);
    return isCall(line) ? printCall(log, call, numbers) : printReturn(log, call, numbers);
  });
  return `${[...(log.isNegamax ? ['# negamax'] : []), ...lines].join('\n')}\n`;
}

type PrintNumber = (value: number, isTurned: boolean) => number | string | null;

function printCall(log: ProgramLog, call: number, numbers: PrintNumber): string {
  const isTurned = isOfMin(log, call);
  const [alpha, beta] = [log.alpha[call] as number, log.beta[call] as number];
  const ends = isTurned ? [beta, alpha] : [alpha, beta];
  const [low, high] = ends.map((end) => numbers(end, isTurned));
  return JSON.stringify({
    call: log.name[call],
    ...(log.printsSide[call] === 1 && { side: sideOf(log, call) }),
    ...(log.printsWindow[call] === 1 && { alpha: low, beta: high }),
    ...(log.move[call] !== NOT_TOLD && { move: log.move[call] }),
    ...(log.moves[call] !== NOT_TOLD && { moves: log.moves[call] }),
  });
}

function printReturn(log: ProgramLog, call: number, numbers: PrintNumber): string {
  const chosen = log.chosen[call] as string;
  return JSON.stringify({
    return: numbers(log.value[call] as number, isOfMin(log, call)),
    ...(chosen !== '' && { move: chosen }),
  });
}

function isOfMin(log: ProgramLog, call: number): boolean {
  return log.isNegamax && sideOf(log, call) === 'min';
}

/** Returns a function that writes a value of MAX as the program prints it. */
function printerFor({ infinities }: ProgramLog): PrintNumber {
  const [low, high] = infinities ?? ['-inf', 'inf'];
  return (value, isTurned) => {
    if (Number.isNaN(value)) return null;
    const told = isTurned ? 0 - value : value + 0;
    if (told === Infinity) return high;
    return told === -Infinity ? low : told;
  };
}
