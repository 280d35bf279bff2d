import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import type { BoundsRun, NodeId } from '../../core/index.ts';
import { bestChangesOf, type PlyCount, plyCountsOf } from '../../core/run/plyCounts.ts';
import { nextOf, previousOf } from '../../core/run/stops.ts';
import { windowedRun } from '../../core/run/windowedRun.ts';
import { windowWorth, worthAt } from '../../core/run/worth.ts';
import { LIMITS } from '../../core/tree/limits.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { LONG_SEARCH } from '../../session/longSearch.ts';
import { leap } from '../../session/moves.ts';
import { openSubtree } from '../../session/openSubtree.ts';
import { kindName } from '../../words/kindName.ts';
import { grouped } from '../../words/sentence.ts';
import { printEndOf, unbroken } from '../../words/symbols.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Head } from '../kit/Head.tsx';
import { titleRef } from '../page/elements.ts';
import { announceFirstPicture } from '../page/firstPicture.ts';
import { useMoment, useSession, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { LongSearchCard } from './LongSearchCard.tsx';
import './RunInFigures.css';

/** What stands in place of the figure of a tree that is too large to be drawn: its run in figures, and ways to a part. */
export function RunInFigures() {
  const words = useWords('inFigures');
  const { size } = useMoment().run.tree;
  const isSearching = useSlice(LONG_SEARCH).phase !== 'none';
  const section = useRef<HTMLElement>(null);
  // No figure is drawn here, so this is the first picture, after which all that stands around it loads.
  useLayoutEffect(announceFirstPicture, []);
  // The button that opens a subtree goes with the figures, and the focus goes on at the name of the opened tree.
  useLayoutEffect(() => {
    const figures = section.current;
    return () => {
      if (figures?.contains(document.activeElement)) titleRef.current?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section className="run-in-figures" ref={section} aria-label={words.title}>
      <p>{words.notDrawn(size, LIMITS.nodes)}</p>
      <Jumps />
      <div className="run-plies">
        <Plies />
        <TypedNode />
      </div>
      {isSearching && <LongSearchCard />}
    </section>
  );
}

/**
 * The search ply by ply up to the step. On each ply of the path of the search stands the node of the path, with a button that
 * opens its subtree as a figure when that can be drawn. The table scrolls so that the row of the search is in view.
 */
function Plies() {
  const words = useWords('inFigures');
  const moment = useMoment();
  const { run, step } = moment;
  const bounded = windowedRun(run);
  const path = moment.path.length === 0 ? [ROOT] : moment.path;
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const { current } = table;
    if (current === null) return;
    const show = () => showRow(current, path.length - 1);
    show();
    // The rows change their heights when the run is presented, and the frame shrinks with the window; then the table is
    // scrolled to the row of the search again.
    const observer = new ResizeObserver(show);
    observer.observe(current);
    if (current.parentElement !== null) observer.observe(current.parentElement);
    return () => observer.disconnect();
  }, [path.length]);
  return (
    <table ref={table} className="numbers" aria-label={words.plies}>
      <Head
        columns={[
          ...[words.ply, words.path, ...(bounded ? ['α', 'β'] : []), 'v'],
          ...[words.nodes, words.entered, words.evaluated, words.cut, words.subtree],
        ]}
      />
      <tbody>
        {plyCountsOf(run)
          .at(step)
          .map((count) => {
            const node = path[count.ply];
            const isSearched = count.ply === path.length - 1;
            return (
              <tr key={count.ply} aria-current={isSearched ? 'step' : undefined}>
                <th scope="row">{count.ply}</th>
                {node === undefined ? (
                  <Below count={count} columns={bounded ? 3 : 1} />
                ) : (
                  <OnPath node={node} bounded={bounded} />
                )}
                {([count.nodes, count.entered, count.evaluated, count.cut] as const).map((number, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change places
                  <td key={column}>{grouped(number)}</td>
                ))}
                <td>{node !== undefined && <Subtree node={node} />}</td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}

/** Scrolls a table in what holds it, as little as possible, until a row of its body is in view below the headings. */
function showRow(table: HTMLTableElement, place: number): void {
  const [holder, row, head] = [table.parentElement, table.tBodies[0]?.rows[place], table.tHead];
  if (holder === null || row === undefined || head === null) return;
  const frame = holder.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  const above = frame.top + head.offsetHeight - top;
  const below = bottom - frame.bottom;
  if (above > 0) holder.scrollTop -= above;
  else if (below > 0) holder.scrollTop += below;
}

/** The cells of a node on the path of the search: its name, the window with which it is searched, and its value so far. */
function OnPath({ node, bounded }: { node: NodeId; bounded: BoundsRun | null }) {
  const page = useWords();
  const names = useSession((state) => state.subject.names);
  const { run, step } = useMoment();
  const window = bounded && windowWorth(bounded, node, step);
  return (
    <>
      <td className="run-node">
        <span className={`token ${run.tree.kindName(node)}`}>{unbroken(names.of(node))}</span>{' '}
        {kindName(page, run.tree, node)}
      </td>
      {window && <td>{printEndOf(window.alpha)}</td>}
      {window && <td>{printEndOf(window.beta)}</td>}
      <td>{Number.isNaN(run.valueAt(node, step)) ? '–' : printEndOf(worthAt(run, node, step))}</td>
    </>
  );
}

/** The cells of a ply below the path: who decides there, and no values. */
function Below({ count: { deciders }, columns }: { count: PlyCount; columns: number }) {
  const words = useWords('inFigures');
  const page = useWords();
  return (
    <>
      <td className="run-node run-below">
        {deciders.length === 0 ? words.leaves : deciders.map((kind) => page.kind[kind]).join(', ')}
      </td>
      <td colSpan={columns} />
    </>
  );
}

/** The number of nodes of a subtree, with a button that opens it as a figure when it can be drawn. */
function Subtree({ node }: { node: NodeId }) {
  const session = useSessionStore();
  const words = useWords('inFigures');
  const names = useSession((state) => state.subject.names);
  const { tree } = useMoment().run;
  const size = tree.subtreeEnd(node) - node;
  if (size === 1 || size > LIMITS.nodes) return grouped(size);
  return (
    <Button
      kind="text-link"
      text={words.openSize(size)}
      aria-label={words.openAt(names.of(node), size)}
      onClick={() => openSubtree(session, node, words.subtreeTitle)}
    />
  );
}

/** A field for a node by the numbers of its children from the root, whose subtree is opened. */
function TypedNode() {
  const session = useSessionStore();
  const words = useWords('inFigures');
  const { tree } = useMoment().run;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    let node: NodeId | null = ROOT;
    for (const part of text.trim().split(/[\s,.]+/)) {
      const number = Number(part);
      const isChild: boolean =
        node !== null && Number.isInteger(number) && number >= 1 && number <= tree.childCount(node);
      node = isChild ? tree.child(node as NodeId, number - 1) : null;
    }
    const below = node === null ? 0 : tree.subtreeEnd(node) - node;
    if (node === null) setProblem(words.noNode(tree.childCount(ROOT)));
    else if (below === 1) setProblem(words.isLeaf);
    else if (below > LIMITS.nodes) setProblem(words.tooLarge(below, LIMITS.nodes));
    else openSubtree(session, node, words.subtreeTitle);
  };
  return (
    <form className="beside" onSubmit={open}>
      <Field label={words.typed} value={text} change={setText} />
      <Button text={words.open} type="submit" />
      {problem !== '' && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

/** The two buttons that go to the previous and to the next change of the best move at the root. */
function Jumps() {
  const session = useSessionStore();
  const words = useWords('inFigures');
  const { run, step } = useMoment();
  const changes = bestChangesOf(run);
  const jumps = [
    [words.previousChange, previousOf(changes, step)],
    [words.nextChange, nextOf(changes, step)],
  ] as const;
  return (
    <div className="run-jumps row">
      {jumps.map(([text, at]) => (
        <Button
          key={text}
          kind="chip"
          text={text}
          aria-disabled={at === null}
          onClick={() => at !== null && leap(session, at)}
        />
      ))}
    </div>
  );
}
