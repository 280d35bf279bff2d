import { useState } from 'react';
import { isLog } from '../../core/program/isLog.ts';
import { firstSubject } from '../../session/firstSubject.ts';
import { findLog } from '../../session/program/openLog.ts';
import { WORKED_EXAMPLES, workedLog } from '../../session/program/workedExamples.ts';
import type { Subject } from '../../session/subject.ts';
import { FileButton } from '../files/FileButton.tsx';
import { Button } from '../kit/Button.tsx';
import { CopyRow } from '../kit/CopyRow.tsx';
import { Page } from '../kit/Page.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { useSessionStore, useSlice } from '../page/useSession.ts';
import { HelperFile } from './HelperFile.tsx';
import { JUDGED_LOGS, judgeLogs } from './judgeLogs.ts';
import { LogProblem, type WhyNotOpened } from './LogProblem.tsx';
import { LogsTable } from './LogsTable.tsx';
import { openKept } from './openKept.ts';
import { PRINTS, PRINTS_LANGUAGES, type PrintsLanguage } from './prints.ts';
import { useProgramWords } from './programWords.ts';
import { readLogFile } from './readLogFile.ts';
import './Program.css';

/** The screen on which the log of a program is opened: pasted, dropped or chosen. */
export function ProgramPage() {
  const session = useSessionStore();
  const { programPage: words } = useProgramWords();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<WhyNotOpened | null>(null);
  const hasLogs = useSlice(JUDGED_LOGS, ({ files }) => files.length > 0);
  const [language, setLanguage] = useState<PrintsLanguage>('python');
  const check = (given: string, title = '', on?: Subject) => {
    const found = findLog(given, title);
    setAnswer(found.kind === 'log' ? null : found);
    if (found.kind === 'log') openKept(session, found.log, on);
  };
  const prints = PRINTS[language];
  return (
    <Page title={words.title} className="program wide">
      <p>{words.lead}</p>
      {hasLogs && <LogsTable />}
      <div className="page-parts">
        <section aria-labelledby="program-log">
          <h2 id="program-log">{words.pasteLabel}</h2>
          <textarea
            aria-labelledby="program-log"
            placeholder={words.pasteHint}
            value={text}
            spellCheck={false}
            rows={10}
            onChange={(event) => {
              setText(event.target.value);
              setAnswer(null);
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text');
              if (text !== '' || !isLog(pasted)) return;
              event.preventDefault();
              setText(pasted);
              check(pasted);
            }}
          />
          <div className="row">
            <Button
              kind="primary"
              text={words.check}
              aria-disabled={text.trim() === ''}
              onClick={() => text.trim() !== '' && check(text)}
            />
            <FileButton
              taker="program"
              label={words.open}
              accept=".txt,.log,.json,.jsonl,text/plain"
              isMany
              open={async ([first, ...more]) => {
                if (more.length > 0) {
                  void judgeLogs(session, [first, ...more]);
                  return;
                }
                const read = await readLogFile(first);
                if (read.ok) check(read.text, read.title);
                else setAnswer({ kind: 'unread', why: read.why });
              }}
            />
          </div>
          {answer !== null && <LogProblem answer={answer} />}
          <h2>{words.examples}</h2>
          <ul className="program-examples">
            {WORKED_EXAMPLES.map((name) => (
              <li key={name}>
                <Button
                  kind="text-link"
                  text={words.example[name]}
                  onClick={() => check(workedLog(name), '', firstSubject())}
                />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="program-prints">
          <h2 id="program-prints">{words.prints}</h2>
          <Segmented
            legend={words.prints}
            name="prints"
            options={PRINTS_LANGUAGES}
            chosen={language}
            text={(name) => PRINTS[name].label}
            choose={setLanguage}
          />
          <p className="program-print">{words.printCall}</p>
          <CopyRow label={words.printCall} text={prints.call} />
          <p className="program-print">{words.printReturn}</p>
          <CopyRow label={words.printReturn} text={prints.back} />
          <h2>{words.helpers}</h2>
          <HelperFile key={prints.helper} name={prints.helper} />
        </section>
      </div>
    </Page>
  );
}
