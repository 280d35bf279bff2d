import { useRef, useState } from 'react';
import { givenWindow } from '../../core/run/worth.ts';
import { isListForm } from '../../core/search/algorithms.ts';
import { CHAPTERS, type Example } from '../../library/example.ts';
import { exampleById, LIBRARY } from '../../library/library.ts';
import { printWindow } from '../../words/symbols.ts';
import { GroupedSelect } from '../kit/GroupedSelect.tsx';
import { LabelledInput } from '../kit/LabelledInput.tsx';
import { attempt } from '../page/attempt.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import '../kit/Field.css';

/** The suffix of a choice that stands for the tree searched with the root window of its source. */
const WITHIN = ' within';

/**
 * Returns the library tree that a choice stands for, with the root window of its source when the choice ends
 * in " within".
 */
export function chosenTree(choice: string): {
  readonly example: Example | undefined;
  readonly window: Example['askedWithin'];
} {
  const example = exampleById(choice.replace(WITHIN, ''));
  return { example, window: choice.endsWith(WITHIN) ? example?.askedWithin : undefined };
}

/**
 * A drop-down list of the library's trees by chapter. A search field beside it narrows the list and selects
 * the best match. `first` are choices that come before all trees.
 */
export function TreeChoice(props: {
  label: string;
  first?: readonly { readonly choice: string; readonly name: string }[];
  hasWindows?: boolean;
  chosen: string;
  choose: (choice: string) => void;
}) {
  const words = useWords('practice');
  const course = useWords('course');
  const code = useSession((state) => state.language.code);
  const session = useSessionStore();
  const [query, setQuery] = useState('');
  const [matching, setMatching] = useState(LIBRARY);
  const { first = [], hasWindows = false, chosen, choose } = props;
  const found = matching.filter(isAskedAbout);
  const choicesOf = ({ id, askedWithin }: Example) =>
    hasWindows && askedWithin !== undefined ? [id, `${id}${WITHIN}`] : [id];
  const groups = CHAPTERS.map((chapter) => ({
    name: `${chapter} ${course.chapter[chapter][0]}`,
    options: found.filter((example) => example.chapter === chapter).flatMap(choicesOf),
  }));
  const listed = groups.flatMap(({ options }) => options);
  const isListed = chosen === '' || listed.includes(chosen) || first.some(({ choice }) => choice === chosen);
  const nameOf = (choice: string) => {
    const named = first.find((one) => one.choice === choice)?.name;
    const { example, window } = chosenTree(choice);
    const title = named ?? example?.title[code] ?? choice;
    return window === undefined ? title : words.treeWithin(title, printWindow(givenWindow(window)));
  };
  /** the text that was typed last; while the search loads, that of an earlier one may be ready later */
  const latest = useRef('');
  const find = (text: string) => {
    setQuery(text);
    latest.current = text;
    attempt(session, async () => {
      const { searchLibrary } = await import('../../library/find.ts');
      if (text !== latest.current) return;
      const all = searchLibrary(text, code);
      setMatching(all);
      const best = all.find(isAskedAbout);
      if (text.trim() !== '' && best !== undefined) choose(best.id);
    });
  };
  return (
    <div>
      <LabelledInput
        className="field"
        label={words.findTree}
        placeholder={words.findTreeHint}
        value={query}
        write={find}
      />
      <GroupedSelect
        label={props.label}
        groups={[
          { name: '', options: [...first.map(({ choice }) => choice), ...(isListed ? [] : [chosen])] },
          ...groups,
        ]}
        chosen={chosen}
        text={nameOf}
        choose={choose}
      />
      <p className="hint if-any" role="status">
        {query.trim() !== '' && (found.length === 0 ? course.noneLeft : course.found(found.length))}
      </p>
    </div>
  );
}

/**
 * Whether an exercise can ask about a library figure. It cannot about a game's positions, whose values cannot
 * be varied, nor about a search with lists.
 */
function isAskedAbout({ boards, algorithm }: Example): boolean {
  return boards === undefined && !isListForm(algorithm);
}
