import { useMemo, useState } from 'react';
import type { RuleName } from '../../core/index.ts';
import { LIBRARY } from '../../library/library.ts';
import type { Wish } from '../../practice/formats/wish.ts';
import type { PartKind, PartSearches } from '../../practice/index.ts';
import { PART_KINDS } from '../../practice/partKinds.ts';
import { searchesAsking, usualKind, usualSearch, type ValuesThenCuts } from '../../practice/searches.ts';
import {
  isTooLarge,
  MOST_PRACTISED,
  orderFor,
  type Reach,
  type Task,
  taskWithin,
} from '../../practice/task.ts';
import { subjectOfExample } from '../../session/exampleSubject.ts';
import { searchOfOpen } from '../../session/practice/begin.ts';
import { practised } from '../../session/practice/practisedTree.ts';
import { beginOnPositions, positionsShown } from '../../session/practice/practisePositions.ts';
import { beginOnTree, openingReach } from '../../session/practice/practiseTree.ts';
import { shownBefore } from '../../session/practice/showPractice.ts';
import { can, openingSettings, worded } from '../../session/subject.ts';
import { titleOf } from '../../session/titleOf.ts';
import { Button } from '../kit/Button.tsx';
import { Check } from '../kit/Check.tsx';
import { attempt } from '../page/attempt.ts';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { ReachChoice } from './ReachChoice.tsx';
import {
  AlgorithmField,
  ChildrenField,
  PartSearchFields,
  RuleFields,
  ValuesThenCutsButton,
} from './SearchFields.tsx';
import { chosenTree, TreeChoice } from './TreeChoice.tsx';
import { WishFields } from './WishFields.tsx';
import './PractisePage.css';

/** The choice that stands for the tree that is open. */
const HERE = '';

/** The search and the questions of the exercise, as far as the reader has changed them. */
interface Settings {
  readonly search?: Pick<Task, 'algorithm' | 'rules'>;
  readonly reach?: Reach | null;
  readonly children?: Task['children'];
  readonly kinds?: readonly PartKind[];
  readonly searches?: PartSearches;
}

/** The form for an exercise on the open tree or one of the library: its search, and the questions to ask. */
export function ChooseTree() {
  const session = useSessionStore();
  const words = useWords('practice');
  const page = useWords();
  const code = useSession((state) => state.language.code);
  const shown = useSession((state) => state.subject);
  const here = useMemo(() => practised(shown), [shown]);
  const [picked, setChosen] = useState(HERE);
  const [settings, setSettings] = useState<ReadonlyMap<string, Settings>>(new Map());
  const [wish, setWish] = useState<Wish>({});
  const [isRefused, setRefused] = useState(false);
  // A large graph of positions and a tree that is too large to be drawn cannot be the tree of an exercise.
  const hasHere = can(here).practise;
  const chosen = hasHere || picked !== HERE ? picked : (LIBRARY[0]?.id ?? HERE);
  const { example, window } = chosenTree(chosen);
  const subject = example === undefined ? here : worded(subjectOfExample(example), code);
  const open = example === undefined ? shownBefore(session) : null;
  const setting = settings.get(chosen) ?? {};
  const change = (more: Settings) => {
    setRefused(false);
    setSettings(new Map(settings).set(chosen, { ...setting, ...more }));
  };
  const searched = { tree: subject.tree, ...(setting.search ?? searchOfOpen(subject, open)) };
  const { algorithm, rules } = searched;
  const opening = openingReach(
    searched,
    open === null ? openingSettings(subject).limits : open.limits,
    window,
  );
  const reach = setting.reach === undefined ? opening : setting.reach;
  const task = taskWithin(reach, { ...searched, children: orderFor(searched, reach, setting.children) });
  const isLarge = isTooLarge(task);
  const { kinds = isLarge ? [] : [usualKind(task)] } = setting;
  const isAsked = (kind: PartKind) =>
    !isLarge && kinds.includes(kind) && searchesAsking(kind, task).length > 0;
  const asked = PART_KINDS.filter(isAsked);
  const searches = searchesIn(asked, task, setting.searches ?? new Map());
  const begin = () =>
    attempt(session, async () => {
      const isBegun = await beginOnTree(session, subject, task, asked, { wish, searches });
      setRefused(!isBegun);
    });
  const take = ({ values, cuts }: ValuesThenCuts) =>
    change({
      search: { algorithm: cuts, rules },
      kinds: ['values', 'crossing'],
      searches: new Map([['values', { algorithm: values }]]),
    });
  const name = titleOf(here, code) || page.untitled;
  return (
    <section className="choose-tree">
      <h2>{words.published}</h2>
      <p className="hint">{words.publishedHint}</p>
      <TreeChoice
        label={words.tree}
        first={hasHere ? [{ choice: HERE, name: `${words.headed(words.fromTree)}${name}` }] : []}
        hasWindows
        chosen={chosen}
        choose={setChosen}
      />
      {chosen === HERE && <PositionsHere positions={positionsShown(subject)} />}
      <AlgorithmField task={task} choose={(name) => change({ search: { algorithm: name, rules } })} />
      <RuleFields
        tree={task.tree}
        search={task}
        choose={(rule: RuleName, choice) =>
          change({ search: { algorithm, rules: { ...rules, [rule]: choice } } })
        }
      />
      <ReachChoice task={task} choose={(reach) => change({ reach })} />
      <ChildrenField task={task} choose={(children) => change({ children })} />
      {isLarge ? (
        <p className="practice-problem">{words.treeTooLarge(task.tree.size, MOST_PRACTISED)}</p>
      ) : (
        <fieldset className="asked-parts">
          <legend>{words.asked}</legend>
          <ValuesThenCutsButton task={task} choose={take} />
          {PART_KINDS.map((kind) => (
            <PartChoice
              key={kind}
              kind={kind}
              task={task}
              asked={asked}
              searches={searches}
              choose={(kinds, searches) => change({ kinds, searches })}
            />
          ))}
        </fieldset>
      )}
      <WishFields kinds={asked} wish={wish} choose={setWish} />
      <div role="alert">{isRefused && <p className="practice-problem">{words.notAskable}</p>}</div>
      <Button
        kind="chip"
        text={words.begin}
        disabled={asked.length === 0 || (chosen === HERE && !hasHere)}
        onClick={begin}
      />
    </section>
  );
}

/** A button for the other thing that can be asked of a tree whose leaves are positions: f(p) of some of them. */
function PositionsHere({ positions }: { positions: readonly string[] }) {
  const session = useSessionStore();
  const words = useWords('practice');
  const { name } = useWords('practiceNames').format.estimate;
  if (positions.length === 0) return null;
  return (
    <Button
      kind="chip"
      text={words.positionsHere(positions.length)}
      onClick={() =>
        attempt(session, async () => {
          await beginOnPositions(session, positions, name);
        })
      }
    />
  );
}

/** A checkbox for one kind of question, with the search that it asks about when there are several. */
function PartChoice(props: {
  kind: PartKind;
  task: Task;
  asked: readonly PartKind[];
  searches: PartSearches;
  choose: (kinds: readonly PartKind[], searches: PartSearches) => void;
}) {
  const names = useWords('practiceNames');
  const { kind, task, asked, searches, choose } = props;
  const isChosen = asked.includes(kind);
  const search = searches.get(kind);
  return (
    <>
      <Check
        text={names.format[kind].name}
        isChosen={isChosen}
        isFixed={searchesAsking(kind, task).length === 0}
        choose={() => choose(isChosen ? asked.filter((other) => other !== kind) : [...asked, kind], searches)}
      />
      {isChosen && (asked.length > 1 || search !== undefined) && (
        <PartSearchFields
          kind={kind}
          task={task}
          search={search}
          choose={(own) => {
            const others = new Map([...searches].filter(([other]) => other !== kind));
            choose(asked, own === undefined ? others : others.set(kind, own));
          }}
        />
      )}
    </>
  );
}

/**
 * Returns the search of each kind of question that has its own: the chosen one if it is possible, otherwise
 * the default.
 */
function searchesIn(asked: readonly PartKind[], task: Task, chosen: PartSearches): PartSearches {
  return new Map(
    asked.flatMap((kind) => {
      const own = chosen.get(kind);
      const isKept = own !== undefined && searchesAsking(kind, task).includes(own.algorithm);
      const search = isKept ? own : usualSearch(kind, task);
      return search === undefined ? [] : [[kind, search] as const];
    }),
  );
}
