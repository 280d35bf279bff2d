import { useEffect, useMemo, useState } from 'react';
import type { AnyRun, GraphRun } from '../../core/index.ts';
import { worthAt } from '../../core/run/worth.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { printComponents, printNumber } from '../../core/tree/printNumber.ts';
import type { Boards } from '../../drawing/index.ts';
import { PAPER_WIDTH } from '../../drawing/paper.ts';
import { layOutForFile, MOST_DRAWN, MOST_ON_PAPER, type Picture, rulesOf } from '../../export/index.ts';
import type { Example } from '../../library/example.ts';
import { LIBRARY } from '../../library/library.ts';
import type { FiledTree } from '../../notation/index.ts';
import { subjectOfExample } from '../../session/exampleSubject.ts';
import { filedTree } from '../../session/filedTrees.ts';
import { sheetPicture } from '../../session/paper.ts';
import type { SessionState } from '../../session/session.ts';
import { isGraph, openingSettings, withFullTree, worded } from '../../session/subject.ts';
import { filedOf, type StoredTree } from '../../storage/storedTree.ts';
import { printWorth } from '../../words/estimates.ts';
import type { LanguageCode, NodeNames, Words } from '../../words/index.ts';
import { shownName } from '../../words/visibleText.ts';
import { refreshStored, STORED_TREES } from '../files/storedTrees.ts';
import { Button } from '../kit/Button.tsx';
import { Check } from '../kit/Check.tsx';
import { Choices } from '../kit/Choices.tsx';
import { FirstRows } from '../kit/FirstRows.tsx';
import { PrintPages } from '../kit/PrintPages.tsx';
import { useSession, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { DrawnPicture } from './Handout.tsx';
import { pictureOf } from './savePicture.ts';
import './SheetSection.css';
import './ShareDialog.css';

const SHEET_PARTS = ['blank', 'key', 'both'] as const;
type SheetPart = (typeof SHEET_PARTS)[number];

/**
 * One figure of a printed sheet: its title, and its picture with room for answers or, on the key, with the
 * answers.
 */
interface SheetFigure {
  readonly title: string;
  /** the number of nodes of the tree; null for a graph */
  readonly nodes: number | null;
  readonly picture: (isKey: boolean) => Picture;
}

interface PrintJob {
  readonly figures: readonly SheetFigure[];
  readonly part: SheetPart;
}

/** The form that prints a sheet with the current tree and any of those stored on this device. */
export function SheetSection() {
  const session = useSessionStore();
  const words = useWords('editing');
  const [part, setPart] = useState<SheetPart>('both');
  const { kept } = useSlice(STORED_TREES);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** the ids of the stored trees whose text has a fault */
  const [damaged, setDamaged] = useState<ReadonlySet<string>>(new Set());
  const ownId = useSession((state) => state.subject.own?.id);
  /** the sheet to print; it is in the document from the press of the button to the end of printing */
  const [job, setJob] = useState<PrintJob | null>(null);
  /** a figure that is too large for paper, for which nothing was printed */
  const [refused, setRefused] = useState<SheetFigure | null>(null);
  const code = useSession((state) => state.language.code);
  const shownId = useSession((state) => state.subject.example?.id);
  const examples = LIBRARY.filter(({ id }) => id !== shownId);
  useEffect(() => void refreshStored(session), [session]);
  const others = (kept?.trees ?? []).filter(({ id }) => id !== ownId);

  const print = () => {
    const state = session.getState();
    const { subject } = state;
    const added = others.filter(({ id }) => chosen.has(id)).map((tree) => filedOf(tree));
    const printed = examples.filter(({ id }) => chosen.has(id));
    const figures = [
      isGraph(subject) ? graphFigure(state) : treeFigure(filedTree(state), withFullTree(subject).boards),
      ...added.flatMap((one) => (one.ok ? [treeFigure(one.value, null)] : [])),
      ...printed.map((example) => exampleFigure(example, code)),
    ];
    const large = figures.find(({ nodes }) => nodes !== null && nodes > MOST_ON_PAPER);
    setRefused(large ?? null);
    if (large === undefined) setJob({ figures, part });
  };
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };

  const toggleKept = (tree: StoredTree) => {
    if (filedOf(tree).ok) toggle(tree.id);
    else setDamaged(new Set(damaged).add(tree.id));
  };

  return (
    <section>
      <h3>{words.sheetHeading}</h3>
      <p className="hint">{words.sheetHint}</p>
      <Choices
        legend={words.sheetPart}
        name="sheet-part"
        options={SHEET_PARTS}
        chosen={part}
        text={{ blank: words.sheetBlank, key: words.answerKey, both: words.sheetBoth }}
        choose={setPart}
      />
      {others.length > 0 && (
        <fieldset className="sheet-trees">
          <legend>{words.sheetTrees}</legend>
          <Check text={words.sheetThis} isChosen isFixed />
          <FirstRows
            rows={others}
            more={words.moreRows}
            row={(tree) => (
              <Check
                key={tree.id}
                isChosen={chosen.has(tree.id)}
                isFixed={damaged.has(tree.id)}
                choose={() => toggleKept(tree)}
              >
                <bdi>{tree.title || words.untitled}</bdi>
                {damaged.has(tree.id) && (
                  <span className="problem" role="alert">
                    {words.treeTextDamaged}
                  </span>
                )}
              </Check>
            )}
          />
        </fieldset>
      )}
      <details className="sheet-library">
        <summary>{words.sheetLibrary}</summary>
        <div className="sheet-trees">
          {examples.map(({ id, title }) => (
            <Check key={id} text={title[code]} isChosen={chosen.has(id)} choose={() => toggle(id)} />
          ))}
        </div>
      </details>
      <Button kind="primary" text={words.print} onClick={print} />
      <div role="alert">
        {refused?.nodes != null && (
          <p className="problem">
            {words.sheetTooLarge(
              refused.title || words.untitled,
              refused.nodes,
              MOST_ON_PAPER,
              refused.nodes <= MOST_DRAWN,
            )}
          </p>
        )}
      </div>
      {job !== null && <Sheets job={job} over={() => setJob(null)} />}
    </section>
  );
}

/** Returns the sheet's figure of a library example, searched as in the example's source. */
function exampleFigure(example: Example, code: LanguageCode): SheetFigure {
  const subject = worded(subjectOfExample(example), code);
  const { algorithm, title } = example;
  const how = { algorithm, rules: openingSettings(subject).rules, notation: 'window', step: 0 } as const;
  return treeFigure({ title: title[code], tree: subject.tree, ...how }, subject.boards);
}

/** Returns the sheet's figure of a tree. A tree of a library game has boards at its nodes. */
function treeFigure(filed: FiledTree, boards: Boards | null): SheetFigure {
  return {
    title: filed.title,
    nodes: filed.tree.size,
    picture: (isKey) => sheetPicture({ ...filed, boards }, isKey),
  };
}

/**
 * Returns the sheet's figure of the current graph: with all its positions to be filled in or, on the key, as
 * at the end of its run.
 */
function graphFigure(state: SessionState): SheetFigure {
  const shown = pictureOf(state);
  const { form, run, layout, title } = shown;
  const { names, boards, stubWords } = layout;
  const onPaper = layOutForFile(form, run, names, { boards, stubWords }, PAPER_WIDTH);
  const generated = run.phases.find(({ name }) => name === 'generate')?.to ?? 0;
  return {
    title,
    nodes: null,
    picture: (isKey) => ({ ...shown, layout: onPaper, step: isKey ? run.length : generated }),
  };
}

/** The pages of a sheet, visible only in print; they are printed as soon as they are rendered. */
function Sheets({ job, over }: { job: PrintJob; over: () => void }) {
  const words = useWords('editing');
  const pages = (isKey: boolean) =>
    job.figures.map((figure, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a tree may stand on a sheet twice; its place tells it apart
      <SheetPage key={`${isKey} ${index}`} figure={figure} isKey={isKey} number={index + 1} />
    ));
  return (
    <PrintPages over={over}>
      {job.part !== 'key' && (
        <>
          <p className="print-name">{words.sheetName}: ____________________________</p>
          {pages(false)}
        </>
      )}
      {job.part !== 'blank' && pages(true)}
    </PrintPages>
  );
}

/** One figure on its page: with room for values or, on the key, with all of them. */
function SheetPage({ figure, isKey, number }: { figure: SheetFigure; isKey: boolean; number: number }) {
  const words = useWords('editing');
  const picture = useMemo(() => figure.picture(isKey), [figure, isKey]);
  const { layout, run } = picture;
  const exportWords = useWords('exporting');
  const search = exportWords.list([exportWords.algorithm[run.algorithm], ...rulesOf(run, exportWords)]);
  return (
    <article className={isKey && number === 1 ? 'print-page first-key' : 'print-page'}>
      <h2>
        {number}. <bdi>{figure.title || words.untitled}</bdi>
        {isKey && <small> {words.answerKey}</small>}
      </h2>
      <p>
        {words.sheetRules}: {search}
      </p>
      {!isKey && <p>{taskOf(run, words)}</p>}
      <DrawnPicture picture={picture} />
      {isKey &&
        (run.family === 'graph' ? (
          <GraphAnswers run={run} names={layout.names} />
        ) : (
          <AnswerLines run={run} names={layout.names} />
        ))}
    </article>
  );
}

/** Returns the instruction to the student, which depends on the algorithm. */
function taskOf(run: AnyRun, words: Words['editing']): string {
  if (run.family === 'graph') return words.sheetTaskGraph;
  return run.windows ? words.sheetTask : words.sheetTaskValues;
}

/**
 * The answers about a tree, on the key: its value, the best move, the evaluated leaves in order, and the
 * cuts.
 */
function AnswerLines({ run, names }: { run: AnyRun; names: NodeNames }) {
  const words = useWords('editing');
  const { tree, result } = run;
  const nameAt = (step: number) => names.of(run.nodeAt(step));
  const leaves = run.eventsOf('leaf').map(nameAt);
  const cuts = run.eventsOf('cutoff').map(nameAt);
  const move = run.lineAt(run.length)[0];
  const { vector } = run.stateAt(ROOT, run.length);
  const single = result.ok ? printNumber(result.value) : words.noValue;
  const value = vector === undefined ? single : `(${printComponents(tree.vector(vector.leaf))})`;
  return (
    <ul className="answers">
      <li>{words.sheetValue(value)}</li>
      {move !== undefined && <li>{words.sheetMove(shownName(tree.move(move)) || names.of(move))}</li>}
      <li>{words.sheetEvaluated(leaves.length, tree.leafCount, leaves.join(', '))}</li>
      <li>{cuts.length === 0 ? words.sheetNoCuts : words.sheetCuts(cuts.join(', '))}</li>
    </ul>
  );
}

/**
 * The answers about a graph, on the key: who wins, the value of each position, and the moves of the strategy.
 */
function GraphAnswers({ run, names }: { run: GraphRun; names: NodeNames }) {
  const words = useWords('editing');
  const game = useWords('game');
  const { kind } = useWords();
  const { tree, owner, winner } = run;
  const { positions, edges } = run.solutionAt(run.length);
  const worths = tree.nodes().map((node) => {
    const { value } = run.stateAt(node, run.length);
    return value === null ? null : printWorth(worthAt(run, node, run.length, value));
  });
  const different = [...new Set(worths)].filter((worth) => worth !== null);
  const moves = run.eventsOf('mark').flatMap((at) => {
    const event = run.event(at);
    if (event.kind !== 'mark' || event.why !== 'own choice') return [];
    return event.chosen.map((to) => `${names.of(event.node)} → ${names.of(to)}`);
  });
  const noWinner = tree.hasHorizon ? game.notProved : game.noWinner;
  return (
    <ul className="answers">
      <li>{words.sheetValue(worths[ROOT] ?? words.noValue)}</li>
      <li>{winner === null ? noWinner : game.winner(kind[winner])}</li>
      {different.map((worth) => {
        const worthIt = tree.nodes().filter((node) => worths[node] === worth);
        return (
          <li key={worth}>
            {words.sheetWorth(
              worth,
              worthIt.map((node) => names.of(node)),
            )}
          </li>
        );
      })}
      <li>{words.sheetStrategy(game.inSolution(kind[owner], positions.length, edges.length), moves)}</li>
    </ul>
  );
}
