import { useState } from 'react';
import { givenWindow } from '../../core/run/worth.ts';
import { isListForm } from '../../core/search/algorithms.ts';
import { RULE_NAMES } from '../../core/search/rules.ts';
import type { SearchLimits } from '../../core/search/searchLimits.ts';
import { FULL_WINDOW, type SearchWindow } from '../../core/search/searchWindow.ts';
import type { Example } from '../../library/example.ts';
import { hasMoments, isAskable, PART_KINDS, type PartKind } from '../../practice/exercise.ts';
import { asPractised, type Reach, reachFor, reachOf, type Task, taskWithin } from '../../practice/task.ts';
import { subjectOfExample } from '../../session/exampleSubject.ts';
import { askAbout, beginOnExample, type HowAsked, OWN_SOURCE } from '../../session/practice/begin.ts';
import { beginPractice, shownBefore } from '../../session/practice/showPractice.ts';
import type { Session } from '../../session/session.ts';
import type { Shown } from '../../session/shown.ts';
import {
  drawnFirst,
  isGraph,
  openingAlgorithm,
  openingLimits,
  openingRules,
  type Subject,
} from '../../session/subject.ts';
import { printWindow } from '../../words/symbols.ts';
import { Button } from '../kit/Button.tsx';
import { Check } from '../kit/Check.tsx';
import { LabelledSelect } from '../kit/Select.tsx';
import { useLibrary } from '../page/loadLibrary.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { ReachChoice, usualDeepening } from './ReachChoice.tsx';
import { usePracticeNames, usePracticeWords } from './usePractice.ts';
import { WindowMoment } from './WindowMoment.tsx';

/** The tree that was open before, whatever it is. */
const HERE = '';

/** What follows the id of a tree where the window is meant that exercises on it begin with. */
const WITHIN = ' within';

/** A tree as it is, and within the window that it is asked about in. */
function choicesOf({ id, askedWithin }: Example): readonly string[] {
  return askedWithin === undefined ? [id] : [id, `${id}${WITHIN}`];
}

/** An exercise on the tree that is open, or on one that was published, in the formats one chooses. */
export function ChooseTree() {
  const session = useSessionStore();
  const words = usePracticeWords();
  const page = useWords();
  const names = usePracticeNames();
  const code = useSession((state) => state.language.code);
  const here = useSession((state) => drawnFirst(state.subject));
  const library = useLibrary();
  const [picked, setChosen] = useState(HERE);
  const [kinds, setKinds] = useState<readonly PartKind[]>(['crossing', 'atBudget']);
  const [windowsAt, setWindowsAt] = useState<'end' | undefined>(undefined);
  const [reaches, setReaches] = useState<ReadonlyMap<string, Reach | null>>(new Map());
  const [isRefused, setRefused] = useState(false);
  const examples = (library?.LIBRARY ?? []).filter(
    ({ boards, algorithm }) => boards === undefined && !isListForm(algorithm),
  );
  // A graph is no tree to ask about; what takes its place comes with the library.
  const choices = [...(isGraph(here) ? [] : [HERE]), ...examples.flatMap(choicesOf)];
  const chosen = choices.includes(picked) ? picked : (choices[0] ?? HERE);
  const example = library?.exampleById(chosen.replace(WITHIN, ''));
  const window = chosen.endsWith(WITHIN) ? (example?.askedWithin ?? null) : null;
  const subject = example === undefined ? here : subjectOfExample(example);
  const searched = taskOf(subject, example === undefined ? shownBefore(session) : null);
  const opening = example === undefined ? shownBefore(session).limits : openingLimits(subject);
  const reach = reaches.get(chosen);
  const task = taskWithin(reach === undefined ? openingReach(searched, opening, window) : reach, searched);
  const title = subject.example?.title[code] ?? subject.own?.title ?? '';
  const asked = PART_KINDS.filter((kind) => kinds.includes(kind) && isAskable(kind, task));
  const begin = () => setRefused(!beginOn(session, subject, task, asked, title, windowsAt));
  const nameOf = (choice: string) => {
    const named = library?.exampleById(choice.replace(WITHIN, ''));
    if (named === undefined) return `${words.fromTree}: ${ownTitle}`;
    const { title, askedWithin } = named;
    return choice.endsWith(WITHIN) && askedWithin !== undefined
      ? words.treeWithin(title[code], printWindow(givenWindow(askedWithin)))
      : title[code];
  };
  const ownTitle = here.example?.title[code] ?? (here.own?.title || page.ownTree);
  return (
    <section className="choose-tree">
      <h2>{words.published}</h2>
      <p className="hint">{words.publishedHint}</p>
      <LabelledSelect
        className="field"
        label={words.tree}
        options={choices}
        chosen={chosen}
        text={nameOf}
        choose={setChosen}
      />
      <ReachChoice task={task} choose={(reach) => setReaches(new Map(reaches).set(chosen, reach))} />
      <fieldset className="asked-parts">
        <legend>{words.asked}</legend>
        {PART_KINDS.map((kind) => (
          <Check
            key={kind}
            text={names.format[kind].name}
            isChosen={asked.includes(kind)}
            isFixed={!isAskable(kind, task)}
            choose={() =>
              setKinds(kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind])
            }
          />
        ))}
      </fieldset>
      {asked.some(hasMoments) && <WindowMoment at={windowsAt} choose={setWindowsAt} />}
      <div role="alert">{isRefused && <p className="practice-problem">{words.notAskable}</p>}</div>
      <Button
        kind="chip"
        text={words.begin}
        disabled={asked.length === 0 || choices.length === 0}
        onClick={begin}
      />
    </section>
  );
}

/** The tree that is open is searched as it was there, another one as its source does it. */
function taskOf(subject: Subject, open: Pick<Shown, 'algorithm' | 'rules'> | null): Task {
  return {
    tree: subject.tree,
    algorithm: asPractised(open?.algorithm ?? openingAlgorithm(subject), subject.tree),
    rules: open?.rules ?? openingRules(subject),
  };
}

/** As far as it is looked where the tree is read; in the window that is chosen, if there is one. */
function openingReach(
  task: Task,
  limits: SearchLimits | undefined,
  chosen: SearchWindow | null,
): Reach | null {
  if (limits?.deepen !== true)
    return reachFor(task.algorithm, {
      depth: limits?.depth ?? null,
      window: chosen ?? limits?.window ?? FULL_WINDOW,
    });
  const usual = usualDeepening(task);
  const { budget, tries } = limits;
  return { budget: budget ?? usual.budget, tries: tries === 'given' ? tries : usual.tries };
}

/** The tree of an example has an address of its own, if it is searched as its source does it. */
function beginOn(
  session: Session,
  subject: Subject,
  task: Task,
  asked: readonly PartKind[],
  title: string,
  windowsAt: 'end' | undefined,
): boolean {
  const { example } = subject;
  const rules = openingRules(subject);
  const isSame =
    task.algorithm === asPractised(openingAlgorithm(subject), subject.tree) &&
    RULE_NAMES.every((name) => task.rules[name] === rules[name]);
  const reach = reachOf(task);
  const how: HowAsked = {
    ...(windowsAt !== undefined && { windowsAt }),
    ...(reach !== null && { reach }),
  };
  if (example !== null && isSame) return beginOnExample(session, example, asked, 0, how);
  const origin = { title, source: OWN_SOURCE, place: null, variant: 0 };
  const practice = askAbout(task, asked, origin, windowsAt);
  if (practice !== null) beginPractice(session, practice);
  return practice !== null;
}
