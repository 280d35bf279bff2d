/** Whatever is named in words at a moment has its name in the figure, and nothing written there runs into anything. */

import { describe, expect, test } from 'vitest';
import { type AnyRun, isOfLists } from '../../src/core/run/anyRun.ts';
import { canSearch } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { innerNodes } from '../../src/core/tree/innerNodes.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import type { LayoutOptions } from '../../src/drawing/layout.ts';
import type { Marks } from '../../src/drawing/marks.ts';
import { NAME_FINDER } from '../../src/drawing/nameSpots.ts';
import { wholeTree } from '../../src/drawing/nodesInView.ts';
import type { Layout } from '../../src/drawing/placement.ts';
import { textWidth } from '../../src/drawing/textWidth.ts';
import { layOutForFile, viewForFile } from '../../src/export/picture.ts';
import { narrate } from '../../src/families/index.ts';
import { LESSONS } from '../../src/library/lessons/lessons.ts';
import { lessonIn } from '../../src/library/lessons/shippedLesson.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { figureView } from '../../src/session/figureView.ts';
import { seenOf } from '../../src/session/folds.ts';
import { gameOfLink } from '../../src/session/games.ts';
import { searchedSubject } from '../../src/session/growing.ts';
import { PLAYING } from '../../src/session/lesson/playedLesson.ts';
import { MARGIN, MARGIN_TABS, type MarginTab } from '../../src/session/margin.ts';
import { namedNodesIn } from '../../src/session/namedNodes.ts';
import { sheetPicture } from '../../src/session/paper.ts';
import { projected, projectedText } from '../../src/session/projecting.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { changedSlice, changeSlice } from '../../src/session/slice.ts';
import { openingSettings, type Subject } from '../../src/session/subject.ts';
import { english } from '../../src/words/en/page.ts';
import { nodesIn, nodesNamed } from '../../src/words/namesInText.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { shownAt } from '../library/lessonMoments.ts';
import { Clashes } from '../support/clashes.ts';
import { howMany, inTurns, someOf } from '../support/howMany.ts';
import { isOfNames, missing } from '../support/missingNames.ts';

/** What windows of these sizes leave for a tree on the page, and for that of an exercise. */
const PAGES = [
  { name: '390 × 844', page: { width: 311, height: 400 } },
  { name: '1024 × 768', page: { width: 621, height: 379 } },
  { name: '1280 × 720', page: { width: 877, height: 362 } },
  { name: '1920 × 1080', page: { width: 1517, height: 738 } },
] as const;

/** What they leave when presented, alone and for one of two figures. */
const PROJECTORS = [
  { name: '1024 × 768', window: [1024, 768], alone: [904, 575], beside: [490, 470] },
  { name: '1280 × 720', window: [1280, 720], alone: [1160, 530], beside: [616, 427] },
  { name: '1920 × 1080', window: [1920, 1080], alone: [1740, 800], beside: [924, 640] },
] as const;

const TREES = LIBRARY.map(({ id }) => id);

/** Those at whose pictures it is looked whether anything runs into anything; that of 41 leaves is the most crowded. */
const SOME = someOf(TREES, 4, 29);
const CROWDED: readonly string[] = ['thu-fig-3-10', 'nilsson-fig-3-12', 'km-3-4', 'grundy-7'];
const isLookedAt = (id: string) => SOME.includes(id) || CROWDED.includes(id);

/** The trees that are looked at in one of several sizes; in `npm test` every other tree is looked at in one size at least. */
const treesIn = (size: number, sizes: number): readonly string[] => [
  ...new Set([...CROWDED, ...inTurns(TREES, 2 * size, 2 * sizes)]),
];
const EVERY = howMany(1, 18);

/** How a figure is seen on a page, and on a projector whose window has this size. */
const ON_PAGE = { closeness: 1, leastText: 0 };
/** What the page knows of names once its first picture is there. */
const NAMING = { namedNodesIn, NAME_FINDER };
const projectedOn = ([width, height]: readonly [number, number]) => ({
  closeness: 1,
  leastText: projectedText(width, height),
});

function opened(subject: Subject): Session {
  return createSession({ subject, language: english, theme: 'light' });
}

function openedExample(id: string): Session {
  return opened(subjectOfExample(LIBRARY.find((example) => example.id === id)!));
}

/** A tree of the library with its layout in a space of this size, px. */
function laidOut(id: string, page: Pick<LayoutOptions, 'width' | 'height'>) {
  const session = openedExample(id);
  const { subject } = session.getState();
  const run = runOf(session.getState());
  const { tree, names, boards, form } = subject;
  return { session, subject, run, layout: form.layOut(tree, names, { ...page, run, boards }) };
}

/** What is said in either language. */
function saidAt(run: AnyRun, step: number, { names }: Subject): readonly NodeId[] {
  const moment = run.momentAt(step);
  return [english, chinese].flatMap((language) => nodesIn(narrate(moment, names, language)));
}

/** The steps of a run at which a name that is said is not drawn, or runs into something; `lay` is asked at each. */
function faultsOf(
  session: Session,
  layoutAt: () => Layout,
  seen: Parameters<typeof figureView>[1],
  isClashLookedFor: boolean,
  listWidth = Infinity,
): readonly string[] {
  const faults: string[] = [];
  const clashesOn = new Map<Layout, Clashes>();
  const { subject } = session.getState();
  const run = runOf(session.getState());
  for (let step = 0; step <= run.length; step += 1) {
    session.setState({ step });
    const state = session.getState();
    const layout = layoutAt();
    const visible = seenOf(state, wholeTree(layout), run, layout.fold?.folded);
    const marks = subject.form.marks(layout, run.momentAt(step), figureView(state, seen, NAMING), visible);
    const listed = listWidth > 0 ? listedAt(run, step, subject, listWidth) : [];
    const said = new Set([...saidAt(run, step, subject), ...run.pathAt(step), ...listed]);
    for (const name of missing(said, marks, layout)) faults.push(`step ${step}: no ${name}`);
    if (!isClashLookedFor || step % EVERY !== 0) continue;
    const clashes = clashesOn.get(layout) ?? new Clashes(layout);
    clashesOn.set(layout, clashes);
    faults.push(
      ...clashes
        .in(marks)
        .filter(isOfNames)
        .map((fault) => `step ${step}: ${fault}`),
    );
  }
  return faults;
}

/** What the rows of OPEN and CLOSED show; nothing of a run without lists. */
function listedAt(run: AnyRun, step: number, { names }: Subject, width: number): readonly NodeId[] {
  const lists = isOfLists(run) ? run.lists : null;
  if (lists === null) return [];
  return [lists.openAt(step, MOST_IN_ROW), lists.closedAt(step, MOST_IN_ROW)].flatMap((list) => {
    let right = 0;
    return list.filter((node) => {
      const isWhole = right <= width;
      right += textWidth(names.of(node)) * LIST_TEXT + LIST_GAP;
      return isWhole;
    });
  });
}

/** More entries of a list are counted. */
const MOST_IN_ROW = 12;

/** The size of texts in a list, what its entry takes besides, and what stands before the first, px; never more than on the page. */
const LIST_TEXT = 13;
const LIST_GAP = 12;
const LIST_HEAD = 80;

describe.each(PAGES.map((size, index) => ({ ...size, index, trees: treesIn(index, PAGES.length) })))(
  'On a page of $name',
  ({ page, trees }) => {
    test.each(trees)('every name that is said of %s is drawn', (id) => {
      const { session, layout } = laidOut(id, page);
      expect(faultsOf(session, () => layout, ON_PAGE, isLookedAt(id)).slice(0, 6)).toEqual([]);
    });

    test.each(trees)('every name that the panels beside %s mention is drawn', (id) => {
      const { session, subject, run, layout } = laidOut(id, page);
      const clashes = new Clashes(layout);
      const faults = MARGIN_TABS.flatMap((tab) => {
        changeSlice(session, MARGIN, { tab });
        const steps = Array.from({ length: run.length + 1 }, (_none, step) => step);
        return steps
          .filter((step) => step % EVERY === 0)
          .flatMap((step) => {
            session.setState({ step });
            const state = session.getState();
            const marks = subject.form.marks(
              layout,
              run.momentAt(step),
              figureView(state, ON_PAGE, NAMING),
              wholeTree(layout),
            );
            const found = [
              ...missing(mentionedBeside(tab, subject, run, step), marks, layout).map((one) => `no ${one}`),
              ...(isLookedAt(id) ? clashes.in(marks).filter(isOfNames) : []),
            ];
            return found.map((fault) => `${tab}, step ${step}: ${fault}`);
          });
      });
      expect(faults.slice(0, 6)).toEqual([]);
    });
  },
);

/** What a panel of the margin may mention at a step. */
function mentionedBeside(tab: MarginTab, subject: Subject, run: AnyRun, step: number): Iterable<NodeId> {
  switch (tab) {
    case 'events':
      return [step - 1, step, step + 1]
        .filter((at) => at >= 0 && at <= run.length)
        .flatMap((at) => saidAt(run, at, subject));
    case 'notes':
      return nodesNamed(subject.example?.notice.en ?? '', subject.names);
    case 'whatIf':
      return innerNodes(subject.tree);
    case 'mechanism':
    case 'position':
      return run.pathAt(step);
  }
}

/** They reach beyond a half of a projector, and are followed along the search. */
describe.each(PROJECTORS.map((size, index) => ({ ...size, trees: treesIn(index, PROJECTORS.length) })))(
  'On a projector of $name',
  ({ window: [width, height], alone, beside, trees }) => {
    test.each(trees)('every name that is said is drawn on a projector: %s', (id) => {
      const faults: string[] = [];
      for (const [wide, high] of [alone, beside]) {
        const session = openedExample(id);
        faults.push(
          ...faultsOf(
            session,
            projectedAt(session, [wide, high], [width, height]),
            projectedOn([width, height]),
            isLookedAt(id),
          ),
        );
      }
      expect(faults.slice(0, 6)).toEqual([]);
    });
  },
);

/** The layout of what is projected, at the step of the session. */
function projectedAt(
  session: Session,
  [width, height]: readonly [number, number],
  [windowWidth, windowHeight]: readonly [number, number],
): () => Layout {
  const { subject } = session.getState();
  const run = runOf(session.getState());
  const options: LayoutOptions = { width, height, run, boards: subject.boards };
  const layOut = (more: Partial<LayoutOptions>) =>
    subject.form.layOut(subject.tree, subject.names, { ...options, ...more });
  const known = new Map<unknown, Layout>();
  return () => {
    const how = projected(
      { state: session.getState(), options, layOut },
      projectedText(windowWidth, windowHeight),
    );
    const layout = known.get(how) ?? layOut(how ?? {});
    known.set(how, layout);
    return layout;
  };
}

test('A larger projector shows no fewer names', () => {
  for (const id of treesIn(1, 4)) {
    const shown = PROJECTORS.map(({ window: size, alone }) => {
      const session = openedExample(id);
      const layoutAt = projectedAt(session, alone, size);
      const run = runOf(session.getState());
      return Array.from({ length: run.length + 1 }, (_none, step) => {
        session.setState({ step });
        const state = session.getState();
        const layout = layoutAt();
        const visible = seenOf(state, wholeTree(layout), run, layout.fold?.folded);
        const view = figureView(state, projectedOn(size), NAMING);
        const { nodes } = state.subject.form.marks(layout, run.momentAt(step), view, visible);
        return [...nodes.values()].filter(({ name }) => name !== '').length;
      });
    });
    const [small, middle, large] = shown;
    for (const [step, count] of small!.entries()) {
      expect({ id, step, is: middle![step]! >= count }).toEqual({ id, step, is: true });
      expect({ id, step, is: large![step]! >= count }).toEqual({ id, step, is: true });
    }
  }
});

/**
 * Where lists name every node, or every position of a game that is drawn once; in `npm test` each on a small and a
 * large page.
 */
const GAMES = ['game=grundy', 'game=nim&form=graph', 'game=tic-tac-toe&form=graph&depth=2', 'game=last-coin'];

describe.each(
  PAGES.map((size, index) => ({
    ...size,
    trees: treesIn(index, PAGES.length),
    games: inTurns(GAMES, index, 2),
  })),
)('With OPEN and CLOSED, on a page of $name', ({ page, trees, games }) => {
  /** Searches with OPEN and CLOSED, and returns the layout of that search on a page. */
  const layoutByLists = (session: Session) => {
    session.setState({ algorithm: 'two-phase' });
    const { subject } = session.getState();
    const run = runOf(session.getState());
    return subject.form.layOut(subject.tree, subject.names, { ...page, run, boards: subject.boards });
  };

  test.each(trees.filter((id) => canSearch('two-phase', openedExample(id).getState().subject.tree)))(
    'every name in them is drawn: %s',
    (id) => {
      const whole = openedExample(id).getState().subject;
      const session = opened(
        searchedSubject(whole, { algorithm: 'two-phase', rules: DEFAULT_RULES }, 'grown'),
      );
      const layout = layoutByLists(session);
      expect(faultsOf(session, () => layout, ON_PAGE, isLookedAt(id)).slice(0, 6)).toEqual([]);
    },
  );

  const faultsOfGame = (link: string, listWidth: number) => {
    const asked = decodeAddress(`#v1&${link}`);
    const { tree } = asked;
    if (tree?.kind !== 'game') throw new Error(`no game: ${link}`);
    const session = opened(gameOfLink(tree, { ...asked, algorithm: 'two-phase' }, [])!);
    const layout = layoutByLists(session);
    return faultsOf(session, () => layout, ON_PAGE, true, listWidth).slice(0, 6);
  };

  test.each(games)('every position that is said, or in the lists, has its name: %s', (link) => {
    expect(faultsOfGame(link, page.width - LIST_HEAD)).toEqual([]);
  });
});

describe.each(PAGES.map((size, index) => ({ ...size, lessons: inTurns(LESSONS, index, 2) })))(
  'In lessons, on a page of $name',
  ({ page, lessons }) => {
    test.each(lessons)('every name in a note of $id is drawn', async ({ load, title }) => {
      const shipped = await load();
      const faults: string[] = [];
      for (const [at, moment] of shipped.entries())
        for (const { subject, run, step, state: shown } of await shownAt(moment)) {
          const { form, names, tree, boards } = subject;
          const layout = form.layOut(tree, names, { ...page, run, boards });
          for (const language of [english, chinese]) {
            const lesson = lessonIn(shipped, title, language.code);
            const played = { in: () => lesson, placeOf: () => null };
            const state = { ...shown, language, ...changedSlice(shown, PLAYING, { played, at }) };
            const view = figureView(state, ON_PAGE, NAMING);
            const marks = form.marks(layout, run.momentAt(step), view, wholeTree(layout));
            const note = moment.note[language.code];
            const said = new Set([...saidAt(run, step, subject), ...nodesNamed(note, names)]);
            const there = [...said].filter((node) => marks.nodes.has(node));
            const found = [
              ...missing(there, marks, layout).map((name) => `no ${name}`),
              ...new Clashes(layout).in(marks).filter(isOfNames),
            ];
            faults.push(...found.map((fault) => `${moment.figure}: ${fault}`));
          }
        }
      expect(faults.slice(0, 6)).toEqual([]);
    });
  },
);

describe('On paper and in files', () => {
  test.each(TREES)('every inner node of %s has its name', (id) => {
    const { subject, algorithm } = openedExample(id).getState();
    const { tree, names, boards, form } = subject;
    const faults: string[] = [];
    const look = (where: string, layout: Layout, marks: Marks) => {
      const found = [
        ...missing(innerNodes(layout.tree), marks, layout).map((name) => `no ${name}`),
        ...new Clashes(layout).in(marks).filter(isOfNames),
      ];
      faults.push(...found.map((fault) => `${where}: ${fault}`));
    };
    const filed = {
      tree,
      title: id,
      algorithm,
      rules: openingSettings(subject).rules,
      notation: 'window',
      step: 0,
      boards,
    } as const;
    for (const isKey of [false, true]) {
      const { layout, run, step, view } = sheetPicture(filed, isKey);
      const marks = form.marks(layout, run.momentAt(step), view, wholeTree(layout));
      look(isKey ? 'key' : 'sheet', layout, marks);
      // Values are written into the shapes of a sheet.
      if (!isKey)
        for (const [node, { place }] of marks.nodes)
          if (place?.isInside) faults.push(`sheet: ${names.of(node)} stands inside its shape`);
    }
    const run = runOf(openedExample(id).getState());
    const layout = layOutForFile(form, run, names, { boards, stubWords: '' });
    const view = viewForFile(run, { notation: 'window', showBounds: true });
    for (let step = run.length; step >= 0; step -= howMany(1, 9))
      look(`step ${step}`, layout, form.marks(layout, run.momentAt(step), view, wholeTree(layout)));
    expect(faults.slice(0, 6)).toEqual([]);
  });
});
