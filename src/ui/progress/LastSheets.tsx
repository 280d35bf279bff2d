import { printNumber } from '../../core/tree/printNumber.ts';
import { deviceStorage } from '../../keep/deviceStorage.ts';
import { type HandedInSheet, handedInSheets } from '../../keep/keptSheet.ts';
import { decodePractice } from '../../link/practiceLink.ts';
import { PRACTICE_TEXTS } from '../../session/practice/practiceTexts.ts';
import { useLibrary } from '../page/loadLibrary.ts';
import { useSession } from '../page/useSession.ts';
import { hookOf } from '../page/wordsHook.ts';
import { useProgressWords } from './useProgressWords.ts';

const usePracticeWords = hookOf(PRACTICE_TEXTS);

/** What was handed in last, each sheet under its exercise's address, which shows it as it was. */
export function LastSheets() {
  const words = useProgressWords();
  const sheets = handedInSheets(deviceStorage());
  if (sheets.length === 0) return null;
  return (
    <section className="last-sheets">
      <h2>{words.lastSheets}</h2>
      <ul>
        {sheets.map((sheet) => (
          <SheetRow key={sheet.place} sheet={sheet} />
        ))}
      </ul>
    </section>
  );
}

function SheetRow({ sheet: { place, at, points, marks } }: { sheet: HandedInSheet }) {
  const practice = usePracticeWords();
  const nameOf = useExerciseName();
  const tag = useSession((state) => state.language.tag);
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="row">
      <a className="text-link" href={`#${place}`}>
        {nameOf(place)}
      </a>
      <span className="hint">{practice.points(printNumber(points), printNumber(marks))}</span>
      <span className="hint">{date.format(at)}</span>
    </li>
  );
}

/** What the exercise of an address is called. */
function useExerciseName(): (place: string) => string {
  const practice = usePracticeWords();
  const { names } = useProgressWords();
  const code = useSession((state) => state.language.code);
  const library = useLibrary();
  return (place) => {
    const address = decodePractice(`#${place}`);
    if (address === null) return practice.panel;
    if (address.kind === 'tree')
      return library?.exampleById(address.on.example)?.title[code] ?? address.on.example;
    const { skill, difficulty } = address.seed;
    return practice.exerciseOf(names.skill[skill], names.difficulty[difficulty]);
  };
}
