import { ArrowLeft, ArrowRight, Redo2, Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { quoted } from '../../notation/problem.ts';
import { fieldTextsOf, picksOf, textOf, textsOf } from '../../practice/entry/index.ts';
import { formatOf, type Part, partOfKind } from '../../practice/exercise.ts';
import type { Fields, Picks, Text, TypedTexts } from '../../practice/index.ts';
import { hasSeveralSearches, taskOfPart } from '../../practice/searches.ts';
import { mergesIn } from '../../practice/task.ts';
import { activePart, activeTask, type Practice } from '../../session/practice/practice.ts';
import { showModelAnswer, submitSheet, submitUnlessBlank } from '../../session/practice/submit.ts';
import {
  moveAmongSiblings,
  originalOf,
  takeBack,
  travelAloud,
  typeEntryAt,
  writeField,
  writeText,
} from '../../session/practice/writeNode.ts';
import { isSilent } from '../../session/sets/setRun.ts';
import { entryWords, moveName, nameOfList, nameOfNumber, questionOf } from '../../words/formats.ts';
import { nameApart } from '../../words/nameApart.ts';
import { Button, IconButton } from '../kit/Button.tsx';
import { LabelledInput } from '../kit/LabelledInput.tsx';
import { LabelledSelect } from '../kit/Select.tsx';
import { usePointed, useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { NextUnmarked } from '../sets/run/SetTitle.tsx';
import { useSetRun } from '../sets/useSetRun.ts';
import { Feedback } from './Feedback.tsx';
import { ListTable } from './ListTable.tsx';
import { MoveList, MoveRows } from './MoveRows.tsx';
import { NumberTable } from './NumberTable.tsx';
import './SheetPanel.css';

/** The panel with the question, its entries, and the button that hands the answer in. */
export function SheetPanel({ practice }: { practice: Practice }) {
  const session = useSessionStore();
  const page = useWords();
  const words = useWords('practice');
  const { phase, past, future, telling, exercise } = practice;
  const part = activePart(practice);
  const format = useWords('practiceNames').format[part.kind];
  const asked = activeTask(practice);
  const question = format.task(
    questionOf(part, asked, (node) => nameApart(practice.subject.names, node, words.leafApart)),
  );
  const run = useSetRun();
  const unmarked = run !== null && isSilent(run) ? run : null;
  const form = useRef<HTMLFormElement>(null);
  const { unread, blank } = practice;
  // An answer that is not taken yet is completed where something is missing or wrong.
  useEffect(() => {
    if (unread.length + blank.length > 0) fieldToMend(form.current)?.focus();
  }, [unread, blank]);
  const ways = [
    ['undo', Undo2, 'Ctrl+Z', past],
    ['redo', Redo2, 'Ctrl+Shift+Z', future],
  ] as const;
  return (
    <form ref={form} className="practice-body" autoComplete="off" noValidate>
      {/* The element for messages exists before there is a message, because screen readers announce only
          changes of an existing element. */}
      <div role="status">{phase === 'slip' && <Feedback practice={practice} />}</div>
      <p className="practice-question">
        {hasSeveralSearches(exercise)
          ? words.questionBy(page.algorithm[asked.algorithm], question)
          : question}
      </p>
      <p className="hint">{entryWords(format, part, asked).how}</p>
      <PartEntry practice={practice} part={part} />
      <div role="alert">
        <UnreadNote practice={practice} />
        <BlankNote practice={practice} />
      </div>
      <div className="practice-buttons row">
        {ways.map(([way, icon, keys, steps]) => (
          <IconButton
            key={way}
            label={words[way]}
            icon={icon}
            size={18}
            title={`${words[way]} (${keys})`}
            disabled={steps.length === 0}
            onClick={() => travelAloud(session, way)}
          />
        ))}
        {unmarked === null ? (
          <Button
            kind="primary"
            // Enter in a field presses it. The form sends nothing, and is gone once the answer is marked.
            type="submit"
            text={phase === 'slip' ? words.submitAgain : words.submit}
            onClick={(event) => {
              event.preventDefault();
              submitUnlessBlank(session);
            }}
          />
        ) : (
          <NextUnmarked run={unmarked} />
        )}
      </div>
      {telling === null && phase === 'answering' && unmarked === null && (
        <details className="practice-peek">
          <summary>{words.peek}</summary>
          <p>{words.peekWarning}</p>
          <Button kind="chip" text={words.peek} onClick={() => showModelAnswer(session)} />
        </details>
      )}
    </form>
  );
}

/** Returns the first field that cannot be read, or else the first empty one; undefined when there is none. */
function fieldToMend(form: HTMLFormElement | null): HTMLElement | undefined {
  const fields = [...(form?.elements ?? [])].filter((field) => field.matches('input, textarea, select')) as (
    | HTMLInputElement
    | HTMLTextAreaElement
    | HTMLSelectElement
  )[];
  return fields.find((field) => field.ariaInvalid === 'true') ?? fields.find(({ value }) => value === '');
}

/**
 * The message about entries that cannot be read, so that the answer was not marked: where they are, and what
 * to write instead. The typed texts remain.
 */
function UnreadNote({ practice: { unread, subject, exercise } }: { practice: Practice }) {
  const words = useWords('practice');
  const names = useWords('practiceNames');
  const [first] = unread;
  if (first === undefined) return null;
  const { node, field, cell } = first;
  const part = partOfKind(exercise, first.part);
  const format = names.format[first.part];
  const { cure } = part === undefined ? format : entryWords(format, part, taskOfPart(exercise, part.kind));
  const where =
    node !== null
      ? subject.names.of(node)
      : field !== undefined
        ? words.answer.field[field]
        : part === undefined || cell === undefined
          ? ''
          : nameOfList(exercise.tree, part, cell, words.answer) ||
            nameOfNumber(exercise.tree, part, cell, (of) => subject.names.of(of), words.answer);
  return (
    <p className="practice-problem">
      {words.unread(quoted(first.text), where)} {cure}
    </p>
  );
}

/** Asks whether to hand in an answer with questions left blank, before it is marked. */
function BlankNote({ practice: { blank } }: { practice: Practice }) {
  const session = useSessionStore();
  const words = useWords('practice');
  const names = useWords('practiceNames');
  if (blank.length === 0) return null;
  return (
    <p className="practice-problem">
      {words.leftBlank(blank.map((kind) => names.format[kind].name))}{' '}
      <Button kind="chip" text={words.submitBlank} onClick={() => submitSheet(session)} />
    </p>
  );
}

interface PartOf<How> {
  readonly practice: Practice;
  readonly part: Part;
  readonly entry: How;
}

/** The entry of a question beside the tree, in the way that the question's format requires. */
function PartEntry({ practice, part }: { practice: Practice; part: Part }) {
  const { entry } = formatOf(part.kind);
  const of = { practice, part };
  switch (entry.way) {
    case 'texts':
      return entry.isSparse === true ? (
        <FoldedFields {...of} entry={entry} />
      ) : (
        <EntryFields {...of} entry={entry} />
      );
    case 'text':
      return <OneEntry key={part.kind} {...of} entry={entry} />;
    case 'fields':
      return <AnswerFields {...of} entry={entry} />;
    case 'picks':
      // A move to a position that other moves lead to as well is told by both of its ends.
      if (entry.shown === 'moves' && mergesIn(practice.exercise.tree)) return <MoveRows {...of} />;
      return <GivenNodes {...of} entry={entry} />;
    case 'lists':
      return (
        <>
          <ListTable {...of} entry={entry} />
          {mergesIn(practice.exercise.tree) && <FoldedMoves practice={practice} />}
        </>
      );
    case 'numbers':
      return <NumberTable {...of} entry={entry} />;
    case 'order':
      return <ReorderButtons practice={practice} />;
  }
}

/** The moves of all positions, which have an order in the game that the drawing may not have. */
function FoldedMoves({ practice: { exercise, subject } }: { practice: Practice }) {
  const words = useWords('practice');
  return (
    <details className="practice-peek">
      <summary>{words.movesInOrder}</summary>
      <MoveList tree={exercise.tree} nameOf={(node) => subject.names.of(node)} />
    </details>
  );
}

/** The fields of a question that only some of the nodes have an answer to: folded, as pressing nodes is shorter. */
function FoldedFields(of: PartOf<TypedTexts<Part, unknown>>) {
  const words = useWords('practice');
  const isUnread = of.practice.unread.some(({ part }) => part === of.part.kind);
  return (
    <details className="practice-peek" open={isUnread || undefined}>
      <summary>{words.inFields}</summary>
      <EntryFields {...of} />
    </details>
  );
}

/**
 * A text field for each node that the question asks about; the figure highlights the node of the focused
 * field.
 */
function EntryFields({ practice, part, entry }: PartOf<TypedTexts<Part, unknown>>) {
  const session = useSessionStore();
  const words = useWords('practice');
  const { sheet, subject, exercise, unread } = practice;
  const texts = textsOf(sheet, part.kind);
  return (
    <fieldset className={`sheet-entries ${part.kind}`}>
      <legend className="visually-hidden">{words.entries}</legend>
      {entry.nodes(exercise.tree, part).map((node) => (
        <TextEntry
          key={node}
          label={words.entryOf(subject.names.of(node), words.who(subject.tree, node))}
          text={texts.get(node) ?? ''}
          isWrong={unread.some((one) => one.part === part.kind && one.node === node)}
          focus={() => session.setState({ focused: node })}
          write={(text, isContinued) => typeEntryAt(session, part.kind, node, text, isContinued)}
        />
      ))}
    </fieldset>
  );
}

function OneEntry({ practice: { sheet, unread }, part: { kind }, entry }: PartOf<Text<unknown>>) {
  const session = useSessionStore();
  const names = useWords('practiceNames');
  return (
    <TextEntry
      label={names.format[kind].entry ?? names.format[kind].name}
      text={textOf(sheet, kind)}
      keyboard={entry.keyboard}
      isWrong={unread.some((one) => one.part === kind)}
      write={(text, isContinued) => writeText(session, kind, text, isContinued)}
    />
  );
}

/** A field for each number of the answer, and a drop-down list for each node that the answer names. */
function AnswerFields({ practice, part: { kind }, entry }: PartOf<Fields>) {
  const session = useSessionStore();
  const words = useWords('practice');
  const { sheet, subject, exercise, unread } = practice;
  const { tree } = exercise;
  const texts = fieldTextsOf(sheet, kind);
  const none = entry.print('none');
  return (
    <fieldset className="sheet-fields">
      <legend className="visually-hidden">{words.entries}</legend>
      {entry.names.map((name) => {
        const nodes = entry.choices(tree, name);
        const label = words.answer.field[name];
        const text = texts.get(name) ?? '';
        if (nodes === null)
          return (
            <TextEntry
              key={name}
              label={label}
              text={text}
              isWrong={unread.some((one) => one.part === kind && one.field === name)}
              write={(typed, isContinued) => writeField(session, kind, name, typed, isContinued)}
            />
          );
        const nameOf = new Map(
          nodes.map((node) => [entry.print(node), moveName(tree, node, (of) => subject.names.of(of))]),
        );
        return (
          <LabelledSelect
            key={name}
            className="sheet-entry hint"
            label={label}
            options={['', none, ...nameOf.keys()]}
            chosen={text}
            text={(option) =>
              option === ''
                ? words.notChosen
                : option === none
                  ? words.answer.none
                  : (nameOf.get(option) ?? option)
            }
            choose={(option) => writeField(session, kind, name, option, false)}
          />
        );
      })}
    </fieldset>
  );
}

/** A text field of the answer sheet. All that is typed during one focus is undone by one press of undo. */
function TextEntry(props: {
  label: string;
  text: string;
  keyboard?: Text<unknown>['keyboard'];
  write: (text: string, isContinued: boolean) => void;
  focus?: () => void;
  isWrong: boolean;
}) {
  const hasTyped = useRef(false);
  return (
    <LabelledInput
      className="sheet-entry hint"
      label={props.label}
      inputMode={props.keyboard}
      spellCheck={false}
      aria-invalid={props.isWrong}
      value={props.text}
      onFocus={() => {
        hasTyped.current = false;
        props.focus?.();
      }}
      write={(text) => {
        props.write(text, hasTyped.current);
        hasTyped.current = true;
      }}
    />
  );
}

/** The nodes that the reader has chosen on the tree, each with a button that removes it from the answer. */
function GivenNodes({ practice: { sheet, subject }, part, entry }: PartOf<Picks<unknown>>) {
  const session = useSessionStore();
  const words = useWords('practice');
  const nodes = picksOf(sheet, part.kind, subject.tree);
  const isNone = (node: NodeId) => entry.shown === 'moves' && node === ROOT;
  const nameOf = (node: NodeId) =>
    isNone(node) ? words.answer.none : nameApart(subject.names, node, words.leafApart);
  if (nodes.length === 0) return <p className="given-none hint">{words.nothingGiven}</p>;
  const List = entry.isOrdered ? 'ol' : 'ul';
  return (
    <List className="given row" aria-label={words.given}>
      {nodes.map((node, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a node may stand in the list several times
        <li key={place}>
          <button
            type="button"
            className={`chip ${subject.tree.kindName(node)}`}
            aria-label={words.take(nameOf(node))}
            onPointerEnter={() => session.setState({ hovered: node })}
            onPointerLeave={() => session.setState({ hovered: null })}
            onClick={() => takeBack(session, node, place)}
          >
            {nameOf(node)} <X aria-hidden size={14} />
          </button>
        </li>
      ))}
    </List>
  );
}

/** The buttons that move the chosen node to the left or right among its siblings. */
function ReorderButtons({ practice }: { practice: Practice }) {
  const session = useSessionStore();
  const words = useWords('practice');
  const focused = usePointed((state) => state.focused);
  const subject = useSession((state) => state.subject);
  const node = focused === null ? null : originalOf(practice, subject, focused);
  const move = (by: -1 | 1) => node !== null && moveAmongSiblings(session, node, by);
  return (
    <div className="reorder row">
      <p>{focused === null ? words.noNode : words.chosenNode(subject.names.of(focused))}</p>
      <Button kind="chip" disabled={node === null} onClick={() => move(-1)}>
        <ArrowLeft aria-hidden size={16} /> {words.earlier}
      </Button>
      <Button kind="chip" disabled={node === null} onClick={() => move(1)}>
        {words.later} <ArrowRight aria-hidden size={16} />
      </Button>
    </div>
  );
}
