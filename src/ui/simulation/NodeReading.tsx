import { familyOf } from '../../families/index.ts';
import { withheldIn } from '../../session/session.ts';
import { plain } from '../../words/sentence.ts';
import { useMoment, usePointed, useSession, useStepped } from '../page/useSession.ts';
import './NodeReading.css';

/** A strip above the sentence in which the node under the pointer, or the one that is selected, is read in plain words. */
export function NodeReading() {
  const moment = useMoment();
  const node = usePointed(({ hovered, focused }) => hovered ?? focused);
  const names = useSession(({ subject }) => subject.names);
  const language = useSession((state) => state.language);
  const isAsked = useStepped((state) => withheldIn(state) !== null);
  const { reading } = familyOf(moment.run);
  const isRead = node !== null && !isAsked && reading !== undefined;
  return (
    <div className="node-reading" role="status">
      {isRead && <p>{plain(reading(moment, node, names, language))}</p>}
    </div>
  );
}
