import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import type { NodeId } from '../../core/index.ts';
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
import { printEndOf } from '../../words/symbols.ts';
import { pressAction } from '../keys/scopes.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Head } from '../kit/Head.tsx';
import { titleRef } from '../page/elements.ts';
import { announceFirstPicture } from '../page/firstPicture.ts';
import { useMoment, useSession, useSessionStore, useSlice, useWords } from '../page/useSession.ts';
import { LongSearchCard } from './LongSearchCard.tsx';
import { NodeToken } from './SentenceText.tsx';
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
      <div className="run-tables">
        <Plies />
        <Path />
      </div>
      {isSearching && <LongSearchCard />}
    </section>
  );
}

/** The search ply by ply up to the step. */
function Plies() {
  const words = useWords('inFigures');
  const page = useWords();
  const { run, step } = useMoment();
  const decider = ({ deciders }: PlyCount) =>
    deciders.length === 0 ? words.leaves : deciders.map((kind) => page.kind[kind]).join(', ');
  return (
    <table className="numbers" aria-label={words.plies}>
      <Head columns={[words.ply, words.decides, words.nodes, words.entered, words.evaluated, words.cut]} />
      <tbody>
        {plyCountsOf(run)
          .at(step)
          .map((count) => (
            <tr key={count.ply}>
              <th scope="row">{count.ply}</th>
              <td>{decider(count)}</td>
              {([count.nodes, count.entered, count.evaluated, count.cut] as const).map((number, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change places
                <td key={column}>{grouped(number)}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** The path of the search at the step, from which any subtree that can be drawn is opened. */
function Path() {
  const session = useSessionStore();
  const words = useWords('inFigures');
  const page = useWords();
  const { run, step, path } = useMoment();
  const names = useSession((state) => state.subject.names);
  const { tree } = run;
  const bounded = windowedRun(run);
  const nodes = path.length === 0 ? [ROOT] : path;
  return (
    <div className="run-path">
      <table className="numbers" aria-label={words.path}>
        <Head columns={[words.node, words.below, ...(bounded ? ['α', 'β'] : []), 'v', words.figure]} />
        <tbody>
          {nodes.map((node) => {
            const window = bounded && windowWorth(bounded, node, step);
            const below = tree.subtreeEnd(node) - node;
            return (
              <tr key={node}>
                <th scope="row">
                  <NodeToken node={node} text={names.of(node)} /> {kindName(page, tree, node)}
                </th>
                <td>{grouped(below)}</td>
                {window && <td>{printEndOf(window.alpha)}</td>}
                {window && <td>{printEndOf(window.beta)}</td>}
                <td>{Number.isNaN(run.valueAt(node, step)) ? '–' : printEndOf(worthAt(run, node, step))}</td>
                <td>
                  {below > 1 && below <= LIMITS.nodes && (
                    <Button
                      kind="text-link"
                      text={words.open}
                      aria-label={words.openAt(names.of(node))}
                      onClick={() => openSubtree(session, node, words.subtreeTitle)}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <TypedNode />
    </div>
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

/** The ways to the next cutoff and to the next change of the best move. */
function Jumps() {
  const session = useSessionStore();
  const words = useWords('inFigures');
  const page = useWords();
  const { run, step } = useMoment();
  const changes = bestChangesOf(run);
  const jumps = [
    [words.previousChange, previousOf(changes, step)],
    [words.nextChange, nextOf(changes, step)],
  ] as const;
  return (
    <div className="run-jumps row">
      {(['previousCutoff', 'nextCutoff'] as const).map((name) => (
        <Button key={name} kind="chip" text={page[name]} onClick={() => pressAction(name)} />
      ))}
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
