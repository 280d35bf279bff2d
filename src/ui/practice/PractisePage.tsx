import { Page } from '../kit/Page.tsx';
import { useWords } from '../page/useSession.ts';
import { TakeSet } from '../sets/TakeSet.tsx';
import { ChooseTree } from './ChooseTree.tsx';
import { NextExercise } from './NextExercise.tsx';
import { SkillList } from './SkillList.tsx';
import './PractisePage.css';
import './practice.css';

/** Which exercise: the one that progress makes the next, one for a skill, a tree that is there, or somebody's set. */
export function PractisePage() {
  const words = useWords();
  return (
    <Page title={words.place.practise} className="practise">
      <NextExercise />
      {/* In this order, so that few presses of Tab lead to the choice of a tree: every level of a skill is one. */}
      <ChooseTree />
      <SkillList />
      <TakeSet />
    </Page>
  );
}
