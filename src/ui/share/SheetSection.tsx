import { useEffect, useState } from 'react';
import { filedOf, type KeptTree } from '../../keep/keptTree.ts';
import type { Example } from '../../library/example.ts';
import { subjectOfExample } from '../../session/exampleSubject.ts';
import { filedTree } from '../../session/filedTrees.ts';
import { treeStore } from '../../session/keeping.ts';
import { changeSlice } from '../../session/slice.ts';
import { openingRules } from '../../session/subject.ts';
import type { LanguageCode } from '../../words/language.ts';
import { Button } from '../kit/Button.tsx';
import { Check } from '../kit/Check.tsx';
import { Choices } from '../kit/Choices.tsx';
import { LOADED_LIBRARY, loadLibrary } from '../page/loadLibrary.ts';
import { useEditWords } from '../page/useEditWords.ts';
import { useSession, useSessionStore, useSlice } from '../page/useSession.ts';
import { PRINTING, SHEET_PARTS, type SheetPart, type SheetTree } from './printing.ts';
import { Sheets } from './Sheets.tsx';

/** A sheet to print: this tree, and any of those kept on this device. */
export function SheetSection() {
  const session = useSessionStore();
  const words = useEditWords();
  const [part, setPart] = useState<SheetPart>('both');
  const [kept, setKept] = useState<readonly KeptTree[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** those of the kept trees whose text cannot be read */
  const [damaged, setDamaged] = useState<ReadonlySet<string>>(new Set());
  const ownId = useSession((state) => state.subject.own?.id);
  const job = useSlice(PRINTING, (state) => state.job);
  const code = useSession((state) => state.language.code);
  const shownId = useSession((state) => state.subject.example?.id);
  const library = useSlice(LOADED_LIBRARY, (state) => state.library);
  const examples = (library?.LIBRARY ?? []).filter(({ id }) => id !== shownId);
  useEffect(() => {
    void treeStore()
      .then((store) => store.list())
      .then(({ trees }) => setKept(trees));
    void loadLibrary(session);
  }, [session]);
  const others = kept.filter(({ id }) => id !== ownId);

  const print = () => {
    const state = session.getState();
    const shown: SheetTree = { ...filedTree(state), boards: state.subject.example?.boards };
    const added = others.filter(({ id }) => chosen.has(id)).map(filedOf);
    const printed = examples
      .filter(({ id }) => chosen.has(id))
      .map((example) => treeOfExample(example, code));
    const trees = [
      shown,
      ...added.flatMap((one) => (one.ok ? [{ ...one.value, boards: undefined }] : [])),
      ...printed,
    ];
    changeSlice(session, PRINTING, { job: { trees, part } });
  };
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };

  const toggleKept = (tree: KeptTree) => {
    if (filedOf(tree).ok) toggle(tree.id);
    else setDamaged(new Set(damaged).add(tree.id));
  };

  return (
    <section>
      <h3>{words.sheetHeading}</h3>
      <p className="hint">{words.sheetHint}</p>
      <Choices
        legend={words.sheetPart}
        name="sheet-part"
        options={SHEET_PARTS}
        chosen={part}
        text={{ blank: words.sheetBlank, key: words.sheetKey, both: words.sheetBoth }}
        choose={setPart}
      />
      {others.length > 0 && (
        <fieldset className="sheet-trees">
          <legend>{words.sheetTrees}</legend>
          <Check isChosen isFixed>
            <span>{words.sheetThis}</span>
          </Check>
          {others.map((tree) => (
            <Check
              key={tree.id}
              isChosen={chosen.has(tree.id)}
              isFixed={damaged.has(tree.id)}
              choose={() => toggleKept(tree)}
            >
              <bdi>{tree.title || words.noTitle}</bdi>
              {damaged.has(tree.id) && (
                <span className="problem" role="alert">
                  {words.treeTextDamaged}
                </span>
              )}
            </Check>
          ))}
        </fieldset>
      )}
      <details className="sheet-library">
        <summary>{words.sheetLibrary}</summary>
        <div className="sheet-trees">
          {examples.map(({ id, title }) => (
            <Check key={id} isChosen={chosen.has(id)} choose={() => toggle(id)}>
              <span>{title[code]}</span>
            </Check>
          ))}
        </div>
      </details>
      <Button kind="primary" text={words.print} onClick={print} />
      {job !== null && <Sheets job={job} />}
    </section>
  );
}

/** An example of the library as a sheet has it: searched as its source does. */
function treeOfExample(example: Example, code: LanguageCode): SheetTree {
  const subject = subjectOfExample(example);
  return {
    title: example.title[code],
    tree: subject.tree,
    algorithm: example.algorithm,
    rules: openingRules(subject),
    notation: 'window',
    step: 0,
    boards: example.boards,
  };
}
