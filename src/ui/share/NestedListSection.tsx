import { useState } from 'react';
import type { GameTree } from '../../core/index.ts';
import {
  fitsList,
  LIST_LANGUAGES,
  LIST_LIMITS,
  type ListLanguage,
  printNestedList,
} from '../../export/index.ts';
import { CopyRow } from '../kit/CopyRow.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { useWords } from '../page/useSession.ts';

const LANGUAGES = Object.keys(LIST_LANGUAGES) as readonly ListLanguage[];

/** The tree as a nested list in a programming language, to be copied into a program. */
export function NestedListSection({ tree }: { tree: GameTree }) {
  const words = useWords('editing');
  const [language, setLanguage] = useState<ListLanguage>('python');
  if (!fitsList(tree))
    return (
      <section>
        <h3>{words.nestedList}</h3>
        <p className="hint">{words.nestedListTooLarge(LIST_LIMITS.nodes, LIST_LIMITS.depth)}</p>
      </section>
    );
  return (
    <section>
      <h3>{words.nestedList}</h3>
      <p className="hint">{words.nestedListHint}</p>
      <Segmented
        legend={words.nestedList}
        name="nested-list"
        options={LANGUAGES}
        chosen={language}
        text={(name) => LIST_LANGUAGES[name]}
        choose={setLanguage}
      />
      <CopyRow
        key={language}
        label={`${words.nestedList}: ${LIST_LANGUAGES[language]}`}
        text={printNestedList(tree, language)}
        rows={3}
      />
    </section>
  );
}
