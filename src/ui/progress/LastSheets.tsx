import { useCallback } from 'react';
import { printNumber } from '../../core/tree/printNumber.ts';
import { exampleById } from '../../library/library.ts';
import { unpackTree } from '../../link/packedTree.ts';
import { decodePractice } from '../../link/practiceLink.ts';
import { gameName } from '../../session/gameName.ts';
import { deviceStorage } from '../../storage/deviceStorage.ts';
import { type HandedInSheet, handedInSheets } from '../../storage/storedSheets.ts';
import { useAwaited } from '../kit/useAwaited.ts';
import { useSession, useWords } from '../page/useSession.ts';

/** Links to the answers that the reader handed in last, each of which opens as it was handed in. */
export function LastSheets() {
  const words = useWords('progress');
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
  const practice = useWords('practice');
  const name = useExerciseName(place);
  const tag = useSession((state) => state.language.tag);
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="row">
      <a className="text-link" href={`#${place}`}>
        {name}
      </a>
      <span className="hint">{practice.points(printNumber(points), printNumber(marks))}</span>
      <span className="hint">{date.format(at)}</span>
    </li>
  );
}

/** Returns the name of the exercise at an address. */
function useExerciseName(place: string): string {
  const practice = useWords('practice');
  const names = useWords('practiceNames');
  const { untitled } = useWords();
  const code = useSession((state) => state.language.code);
  const address = decodePractice(`#${place}`);
  const title = useOwnTitle(address?.kind === 'own' ? address.on.packed : null);
  if (address === null) return practice.panel;
  switch (address.kind) {
    case 'tree':
      return exampleById(address.on.example)?.title[code] ?? address.on.example;
    case 'own':
      return title || untitled;
    case 'game':
      return gameName(address.on.setting, code);
    case 'seed': {
      const { skill, difficulty } = address.seed;
      return practice.exerciseOf(names.skill[skill], names.difficulty[difficulty]);
    }
  }
}

/**
 * Returns the title of the reader's own tree in an address, once the tree has been unpacked; "" when there is
 * none.
 */
function useOwnTitle(packed: string | null): string {
  const unpacked = useAwaited(
    useCallback(async () => (packed === null ? null : unpackTree(packed)), [packed]),
  );
  return unpacked?.ok ? unpacked.value.title : '';
}
