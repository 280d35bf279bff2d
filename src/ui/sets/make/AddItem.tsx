import { useMemo, useState } from 'react';
import { exampleById, LIBRARY } from '../../../library/library.ts';
import type { SetItem } from '../../../practice/index.ts';
import { MOST_POSITIONS, readPosition } from '../../../practice/positions.ts';
import { DIFFICULTIES, type Difficulty, generatorFor, SKILLS, type Skill } from '../../../practice/skill.ts';
import { asPractised, mergesIn } from '../../../practice/task.ts';
import { freshSeed } from '../../../session/practice/begin.ts';
import { gameSettingOf, practised } from '../../../session/practice/practisedTree.ts';
import {
  itemOfExample,
  itemOfGame,
  itemOfPositions,
  itemOfSeed,
  itemOfTree,
} from '../../../session/sets/newItem.ts';
import { addItem, DRAFT } from '../../../session/sets/setDraft.ts';
import { can } from '../../../session/subject.ts';
import { titleOf } from '../../../session/titleOf.ts';
import { Button } from '../../kit/Button.tsx';
import { LabelledInput } from '../../kit/LabelledInput.tsx';
import { LabelledSelect } from '../../kit/Select.tsx';
import { useSession, useSessionStore, useSlice, useWords } from '../../page/useSession.ts';
import { TreeChoice } from '../../practice/TreeChoice.tsx';
import { useSetTrees } from '../useSetRun.ts';

/**
 * The form that adds an exercise to a set: on the open tree or game, on a tree of the library, about positions that are
 * typed, or generated for a skill.
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
      <AddPositions add={add} />
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
  const title = titleOf(subject, code) || page.untitled;
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

/** A field for positions, which says what is wrong with the first one that is none. */
function AddPositions({ add }: Adding) {
  const words = useWords('sets');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const texts = typed.split(/[,，、;；]+/).filter((text) => text.trim() !== '');
  const read = texts.map((text) => ({ text: text.trim(), found: readPosition(text) }));
  const positions = [...new Set(read.flatMap(({ found }) => (typeof found === 'string' ? [found] : [])))];
  const fault = read.flatMap(({ text, found }) =>
    typeof found === 'string' ? [] : [words.positionFault(text.slice(0, LONGEST_QUOTED), found)],
  )[0];
  const isCount = positions.length > 0 && positions.length <= MOST_POSITIONS;
  const problem = fault ?? (isCount ? undefined : words.positionsCount(MOST_POSITIONS));
  const press = () => {
    setTried(problem !== undefined);
    if (problem !== undefined) return;
    add(itemOfPositions(positions, ''));
    setTyped('');
  };
  return (
    <div className="set-add-row">
      <LabelledInput
        label={words.addPositions}
        spellCheck={false}
        placeholder={words.positionsHint}
        aria-invalid={isTried && problem !== undefined}
        value={typed}
        write={setTyped}
      >
        <span role="alert">
          {isTried && problem !== undefined && <span className="problem">{problem}</span>}
        </span>
      </LabelledInput>
      <AddButton what={words.addPositions} press={press} />
    </div>
  );
}

/** The greatest length of a text that a message quotes. */
const LONGEST_QUOTED = 30;

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
