import { LabelledSelect } from '../kit/Select.tsx';
import { useWords } from '../page/useSession.ts';
import '../kit/Field.css';

/**
 * The choice between the window at the start and at the end of a call, because books and exams ask for
 * either.
 */
export function WindowMoment(props: { at: 'end' | undefined; choose: (at: 'end' | undefined) => void }) {
  const words = useWords('practice');
  return (
    <LabelledSelect
      className="field"
      label={words.whichWindow}
      options={['call', 'end']}
      chosen={props.at ?? 'call'}
      text={words.moment}
      choose={(moment) => props.choose(moment === 'end' ? moment : undefined)}
    />
  );
}
