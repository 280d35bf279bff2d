import { Pause, Play } from 'lucide-react';
import { ACTIONS } from '../keys/actions.ts';
import { useHint } from '../keys/hint.ts';
import { pressAction } from '../keys/scopes.ts';
import { useSession, useWords } from '../page/useSession.ts';
import './Transport.css';

/** The button that starts or pauses the playback of the run. */
export function PlayButton() {
  const words = useWords();
  const playing = useSession((state) => state.playing);
  const [label, Icon] = playing ? [words.pause, Pause] : [words.play, Play];
  return (
    <button
      type="button"
      className="play"
      aria-label={label}
      {...useHint(label, ACTIONS.page.play)}
      onClick={() => pressAction('play')}
    >
      <Icon aria-hidden size={20} fill="currentColor" />
    </button>
  );
}
