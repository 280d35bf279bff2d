/**
 * Runs the audience's window. It displays what the presenter's window sends, and requests the whole state
 * when it opens or becomes visible again.
 */
import type { Lesson } from '../../lesson/lesson.ts';
import { decodeAddress } from '../../link/address.ts';
import { VERSION } from '../../link/addressFormat.ts';
import { readValue } from '../../notation/codec.ts';
import { LANGUAGES, loadLanguage } from '../../words/language.ts';
import { compareAsked } from '../comparing.ts';
import { PLAYING } from '../lesson/playedLesson.ts';
import { pointAt } from '../pointer.ts';
import { askLike } from '../predicting.ts';
import { PROJECTING, toggleWhole } from '../projecting.ts';
import { restoreWhole } from '../restore.ts';
import { whenRecorded } from '../searching.ts';
import { addNotices, isScreenBlank, type Session } from '../session.ts';
import { showAgain } from '../showOther.ts';
import { changeSlice, sliceOf } from '../slice.ts';
import { setAudience } from './audience.ts';
import type { Channel } from './leadAudience.ts';
import { MIRROR_MESSAGE, type MirrorMessage } from './mirror.ts';

type Shown = Extract<MirrorMessage, { kind: 'shown' }>;

/** The parts of the browser's document that tell whether this window is visible. */
export type Visibility = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/**
 * Displays what the presenter's window sends until the returned function is called. `id` is the name of the
 * presentation in the address.
 */
export function followPresenter(
  session: Session,
  channel: Channel,
  page: Visibility,
  id: string,
): () => void {
  const presenting = { kind: 'presenting', blank: false } as const;
  session.setState({ activity: presenting, place: () => `${VERSION}&audience=${id}` });
  setAudience(session, { isFollowing: true });
  let lesson: Lesson | null = null;
  /** the address of the displayed figure, and the message received last, whose figure may still be loading */
  let shownFigure: string | null = null;
  let latest: Shown | null = null;

  const show = (message: Shown) => {
    const { step, stop, isBlank, asking, lessonAt, theme, pointer, isWhole } = message;
    const { activity } = session.getState();
    session.setState({
      step,
      theme: theme === 'dark' ? 'dark' : 'light',
    });
    if (activity.kind === 'comparing' && stop !== null)
      session.setState({
        activity: { ...activity, stop: stop.at, past: stop.past, presented: { blank: isBlank } },
      });
    else if (isScreenBlank(session.getState()) !== isBlank)
      session.setState({ activity: { kind: 'presenting', blank: isBlank } });
    pointAt(session, pointer);
    if (sliceOf(session, PROJECTING).isWhole !== isWhole) toggleWhole(session);
    askLike(session, asking);
    const said = lesson;
    changeSlice(session, PLAYING, {
      played: said === null || lessonAt === null ? null : { in: () => said, placeOf: () => null },
      at: lessonAt?.at ?? 0,
      revealed: new Set(lessonAt?.revealed),
      chosen: new Map(lessonAt?.chosen.map(({ at, option }) => [at, option])),
    });
  };

  const take = async (message: Shown) => {
    latest = message;
    if (message.lesson !== undefined) lesson = message.lesson;
    await speak(session, message.language);
    const { figure } = message;
    if (figure !== shownFigure) {
      const restored = await restoreWhole(decodeAddress(figure));
      const { notices, compare, siblings } = restored;
      if (latest?.figure !== figure) return;
      shownFigure = figure;
      session.setState({ siblings });
      showAgain(session, { ...restored, step: latest.step, past: [], future: [] }, presenting);
      addNotices(session, notices);
      if (compare !== null)
        whenRecorded(session, (searching) => {
          compareAsked(searching, compare);
          if (latest?.figure === figure) show(latest);
        });
    }
    // When several figures arrived while one was loading, only the last of them is displayed.
    if (latest.figure === figure) show(latest);
  };

  channel.onmessage = ({ data }) => {
    const message = readValue(MIRROR_MESSAGE, data).value;
    if (message?.kind === 'shown')
      take(message).catch(() => addNotices(session, [{ kind: 'load-failed', again: () => ask('hello') }]));
    else if (message?.kind === 'lead') ask('hello');
  };
  const ask = (kind: 'hello' | 'bye') => channel.postMessage(MIRROR_MESSAGE.print({ kind }));
  const catchUp = () => {
    if (!page.hidden) ask('hello');
  };
  page.addEventListener('visibilitychange', catchUp);
  ask('hello');
  return () => {
    page.removeEventListener('visibilitychange', catchUp);
    ask('bye');
    channel.close();
  };
}

async function speak(session: Session, asked: string): Promise<void> {
  const code = LANGUAGES.find((one) => one === asked);
  if (code === undefined || code === session.getState().language.code) return;
  const language = await loadLanguage(code).catch(() => null);
  if (language !== null) session.setState({ language });
}
