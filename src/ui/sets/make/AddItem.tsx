import { useMemo, useState } from 'react';
import { exampleById, LIBRARY } from '../../../library/library.ts';
import type { SetItem } from '../../../practice/index.ts';
import { DIFFICULTIES, type Difficulty, generatorFor, SKILLS, type Skill } from '../../../practice/skill.ts';
import { asPractised, mergesIn } from '../../../practice/task.ts';
import { freshSeed } from '../../../session/practice/begin.ts';
import { gameSettingOf, practised } from '../../../session/practice/practisedTree.ts';
import { itemOfExample, itemOfGame, itemOfSeed, itemOfTree } from '../../../session/sets/newItem.ts';
import { addItem, DRAFT } from '../../../session/sets/setDraft.ts';
import { can } from '../../../session/subject.ts';
import { titleOf } from '../../../session/titleOf.ts';
import { Button } from '../../kit/Button.tsx';
import { LabelledSelect } from '../../kit/Select.tsx';
import { useSession, useSessionStore, useSlice, useWords } from '../../page/useSession.ts';
import { TreeChoice } from '../../practice/TreeChoice.tsx';
import { useSetTrees } from '../useSetRun.ts';

/**
 * The form that adds an exercise to a set: on the open tree or game, on a tree of the library, or generated for a skill.
 */
export function AddItem() {
  const session = useSessionStore();
  const words = useWords('sets');
  const count = useSlice(DRAFT, (state) => state.draft.items.length);
  const [said, setSaid] = useState('');
  const add = (item: SetItem | null) => {
    if (item !== null) addItem(session, item);
    setSaid(item === null ? words.notMade : words.addedAs(count + 1));
  };
  const canAdd = useSession((state) => can(state.subject).practise);
  return (
    <fieldset className="set-add">
      <legend>{words.add}</legend>
      {canAdd && <AddOpen add={add} />}
      <AddExample add={add} />
      <AddGenerated add={add} />
      <p role="status" className="hint">
        {said}
      </p>
    </fieldset>
  );
}

interface Adding {
  readonly add: (item: SetItem | null) => void;
}

function AddOpen({ add }: Adding) {
  const session = useSessionStore();
  const page = useWords();
  const words = useWords('sets');
  const code = useSession((state) => state.language.code);
  const shown = useSession((state) => state.subject);
  const subject = useMemo(() => practised(shown), [shown]);
  const ofGame = subject.game === null ? page.ownTree : titleOf(subject, code);
  const title = subject.example?.title[code] ?? (subject.own?.title || ofGame);
  const take = () => {
    const { algorithm, ...open } = session.getState();
    const { example, tree } = subject;
    const setting = mergesIn(tree) ? gameSettingOf(subject) : null;
    if (setting !== null) return add(itemOfGame(tree, setting, titleOf(subject, code)));
    add(
      example === null
        ? itemOfTree(tree, { ...open, algorithm: asPractised(algorithm, tree) }, title)
        : itemOfExample(example, title),
    );
  };
  return (
    <div className="set-add-row">
      <span className="set-add-open">{words.addOpen(title)}</span>
      <AddButton what={words.addOpen(title)} press={take} />
    </div>
  );
}

function AddExample({ add }: Adding) {
  const words = useWords('sets');
  const code = useSession((state) => state.language.code);
  const [chosen, setChosen] = useState('');
  const example = exampleById(chosen) ?? LIBRARY[0];
  return (
    <div className="set-add-row">
      <TreeChoice label={words.addLibrary} chosen={example?.id ?? ''} choose={setChosen} />
      <AddButton
        what={words.addLibrary}
        press={() => example !== undefined && add(itemOfExample(example, example.title[code]))}
      />
    </div>
  );
}

function AddGenerated({ add }: Adding) {
  const words = useWords('sets');
  const trees = useSetTrees();
  const practice = useWords('practice');
  const names = useWords('practiceNames');
  const [skill, setSkill] = useState<Skill>('deep-cutoffs');
  const [difficulty, setDifficulty] = useState<Difficulty>(2);
  const title = practice.exerciseOf(names.skill[skill], names.difficulty[difficulty]);
  return (
    <div className="set-add-row">
      <LabelledSelect
        label={words.addSkill}
        options={SKILLS}
        chosen={skill}
        text={names.skill}
        choose={setSkill}
      />
      <LabelledSelect
        label={words.addDifficulty}
        options={DIFFICULTIES}
        chosen={difficulty}
        text={names.difficulty}
        choose={setDifficulty}
      />
      <AddButton
        what={words.addSkill}
        press={() =>
          add(
            itemOfSeed(
              { skill, difficulty, seed: freshSeed(), generator: generatorFor(skill) },
              title,
              trees,
            ),
          )
        }
      />
    </div>
  );
}

function AddButton({ what, press }: { what: string; press: () => void }) {
  const words = useWords('sets');
  return <Button text={words.addButton} aria-label={`${words.addButton}: ${what}`} onClick={press} />;
}
