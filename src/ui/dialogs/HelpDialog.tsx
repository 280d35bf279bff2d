import { ACTIONS, type Action } from '../keys/actions.ts';
import { pressName } from '../keys/press.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { useSession, useSessionStore } from '../page/useSession.ts';
import { Legend, useHelpWords } from './Legend.tsx';

/** How to read the picture, and every key; single letters can be switched off. */
export function HelpDialog() {
  const session = useSessionStore();
  const words = useHelpWords();
  const letterKeys = useSession((state) => state.letterKeys);
  return (
    <Dialog title={words.helpTitle} className="help">
      <div className="help-columns">
        <section>
          <h3>{words.legendTitle}</h3>
          <Legend />
        </section>
        <section>
          <h3>{words.keysTitle}</h3>
          <dl className="keys">
            {Object.entries(words.keys).map(([row, text]) => (
              <div key={row}>
                <dt>
                  {keysOfRow(row).map((key) => (
                    <kbd key={key}>{pressName(key)}</kbd>
                  ))}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <label className="switch">
            <input
              type="checkbox"
              checked={letterKeys}
              onChange={(event) => session.setState({ letterKeys: event.target.checked })}
            />{' '}
            {words.letterKeys}
          </label>
        </section>
      </div>
      <p className="help-foot">{words.offline}</p>
    </Dialog>
  );
}

/** The keys of the actions in a row of the help: the first of each, then the second; the browser has Tab. */
function keysOfRow(row: string): readonly string[] {
  const keys = Object.values(ACTIONS)
    .flatMap((scope) => Object.values<Action>(scope))
    .flatMap((action) => (action.help === row ? [action.keys] : []));
  const longest = Math.max(...keys.map(({ length }) => length));
  if (keys.length === 0) return ['Tab'];
  return Array.from({ length: longest }, (_, at) => keys.flatMap((own) => own[at] ?? [])).flat();
}
