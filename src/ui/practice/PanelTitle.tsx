import { ArrowLeft, X } from 'lucide-react';
import { IconButton } from '../kit/Button.tsx';
import { useFocusFirst } from '../kit/useFocusFirst.ts';
import { useWords } from '../page/useSession.ts';
import './practice.css';

interface Way {
  readonly label: string;
  readonly onClick: () => void;
}

/**
 * The title of a practice panel, with a button to go back if there is somewhere to go, and a button that
 * leaves the practice if it can be left; `leaving` replaces the latter's text.
 */
export function PanelTitle(props: {
  text: string;
  back?: Way;
  leave?: (() => void) | undefined;
  leaving?: string;
}) {
  const words = useWords('practice');
  const { text, back, leave, leaving = words.leave } = props;
  const heading = useFocusFirst<HTMLHeadingElement>();
  return (
    <div className="practice-title beside pinned">
      {back !== undefined && <IconButton {...back} icon={ArrowLeft} />}
      <h2 ref={heading} tabIndex={-1}>
        <bdi>{text}</bdi>
      </h2>
      {leave !== undefined && <IconButton label={leaving} onClick={leave} icon={X} />}
    </div>
  );
}
