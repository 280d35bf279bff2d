import { endModel, skipModel } from '../../session/practice/model.ts';
import { modelIn } from '../../session/practice/modelShown.ts';
import { beginNext } from '../../session/practice/nextStep.ts';
import { Button } from '../kit/Button.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { PanelTitle } from './PanelTitle.tsx';
import './practice.css';

/** The panel of a worked model: what it is, a way past it, and, when its last step has been displayed, the way on. */
export function ModelPanel() {
  const session = useSessionStore();
  const words = useWords('nextStep');
  const names = useWords('practiceNames');
  const model = useSession(modelIn);
  if (model === null) return null;
  const { skill, difficulty, asks, isOver } = model;
  const goOn = async () => {
    if (!isOver) await skipModel(session, skill);
    endModel(session);
    beginNext(session);
  };
  return (
    <section className="worked-model called-out" aria-label={words.model(names.skill[skill])}>
      <PanelTitle
        text={words.modelOf(names.skill[skill], names.difficulty[difficulty])}
        leave={() => endModel(session)}
        leaving={isOver ? words.closeModel : words.leaveModel}
      />
      <p role="status">{isOver ? words.seen(names.skill[skill]) : words.whatToDo(asks)}</p>
      <div className="row">
        <Button
          kind={isOver ? 'primary' : 'chip'}
          text={isOver ? words.goOn : words.skipModel}
          onClick={() => void goOn()}
        />
      </div>
    </section>
  );
}
