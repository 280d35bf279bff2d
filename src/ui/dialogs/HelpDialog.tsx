import { useSession, useSessionStore } from '../useSession.ts';
import { Dialog } from './Dialog.tsx';
import { Legend } from './Legend.tsx';
import { useHelpWords } from './useHelpWords.ts';

/** How to read the picture, and every key; single letters can be switched off. */
export function HelpDialog() {
  const session = useSessionStore();
  const words = useHelpWords();
  const letterKeys = useSession((state) => state.letterKeys);
  const { keys } = words;
  const rows: readonly (readonly [readonly string[], string])[] = [
    [['←', '→', 'Page Up', 'Page Down'], keys.step],
    [['Home', 'End'], keys.ends],
    [['Shift →', 'Shift ←'], keys.subtree],
    [['[', ']'], keys.cutoffs],
    [['Space'], keys.play],
    [['G'], keys.go],
    [['−', '+'], keys.speed],
    [['F'], keys.full],
    [['B', '.'], keys.blank],
    [['1', '2', '3', '4', '5'], keys.answer],
    [['Enter', 'X'], keys.sheet],
    [['Alt ←', 'Alt →'], keys.order],
    [['D'], keys.difference],
    [['?', 'F1'], keys.help],
    [['Tab'], keys.tree],
  ];
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
            {rows.map(([names, text]) => (
              <div key={text}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
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
