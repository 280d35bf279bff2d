import { X } from 'lucide-react';
import { useEffect } from 'react';
import { nextExercise } from '../../practice/nextExercise.ts';
import { DIFFICULTIES, SKILLS } from '../../practice/skill.ts';
import { beginNext, beginSkill } from '../../session/practice/begin.ts';
import { leavePractice } from '../../session/practice/showPractice.ts';
import { PRACTISED, refreshProgress } from '../../session/progress.ts';
import { Button, IconButton } from '../kit/Button.tsx';
import { openDialog } from '../kit/openDialog.ts';
import { useSessionStore, useSlice } from '../page/useSession.ts';
import { ChooseTree } from './ChooseTree.tsx';
import { usePracticeNames, usePracticeWords } from './usePractice.ts';

/** Which exercise: the one that progress makes the next, one for a skill, or a tree that is there. */
export function ChooseExercise() {
  const session = useSessionStore();
  const words = usePracticeWords();
  return (
    <>
      <div className="practice-title">
        <h2>{words.panel}</h2>
        <IconButton label={words.leave} onClick={() => leavePractice(session)} icon={X} />
      </div>
      <div className="practice-body">
        <NextExercise />
        <SkillList />
        <ChooseTree />
        <div className="practice-buttons row">
          <Button kind="chip" text={words.progress} onClick={() => openDialog(session, 'progress')} />
          <Button kind="chip" text={words.sets} onClick={() => openDialog(session, 'sets')} />
        </div>
      </div>
    </>
  );
}

function NextExercise() {
  const session = useSessionStore();
  const words = usePracticeWords();
  const names = usePracticeNames();
  const attempts = useSlice(PRACTISED, (state) => state.attempts);
  useEffect(() => void refreshProgress(session), [session]);
  const { skill, difficulty } = nextExercise(attempts);
  return (
    <section className="next-exercise">
      <h3>{words.nextTitle}</h3>
      <p>{words.exerciseOf(names.skill[skill], names.difficulty[difficulty])}</p>
      <Button kind="primary" text={words.begin} onClick={() => beginNext(session)} />
    </section>
  );
}

function SkillList() {
  const session = useSessionStore();
  const words = usePracticeWords();
  const names = usePracticeNames();
  return (
    <section>
      <h3>{words.bySkill}</h3>
      <ul className="skill-list">
        {SKILLS.map((skill) => (
          <li key={skill}>
            <span id={`skill-${skill}`}>{names.skill[skill]}</span>
            <fieldset aria-labelledby={`skill-${skill}`}>
              {DIFFICULTIES.map((difficulty) => (
                <Button
                  kind="chip"
                  text={names.difficulty[difficulty]}
                  key={difficulty}
                  id={`skill-${skill}-${difficulty}`}
                  aria-labelledby={`skill-${skill} skill-${skill}-${difficulty}`}
                  onClick={() => beginSkill(session, skill, difficulty)}
                />
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  );
}
