import { Page } from '../kit/Page.tsx';
import { useWords } from '../page/useSession.ts';
import { TakeSet } from '../sets/TakeSet.tsx';
import { ChooseTree } from './ChooseTree.tsx';
import { NextExercise } from './NextExercise.tsx';
import { SkillList } from './SkillList.tsx';
import './PractisePage.css';
import './practice.css';

/** The choice of an exercise: the next one by progress, one for a skill, one on a tree, or a set. */
export function PractisePage() {
  const words = useWords();
  return (
    <Page title={words.place.practise} className="practise">
      <NextExercise />
      {/* In this order few presses of Tab lead to the choice of a tree, because every level of a skill is a tab stop. */}
      <ChooseTree />
      <SkillList />
      <TakeSet />
    </Page>
  );
}
