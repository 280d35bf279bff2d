/**
 * Which file a module is in once the page is built. A visitor who waits for a hundred small files waits for a hundred
 * round trips, so a route of the page is one file, or two:
 *
 * - `first`: what every page needs for its first picture, and a language with what it says there;
 * - `figure`: what a link to a tree needs besides before its first picture, and what the front door has in common with
 *   what stands around a figure;
 * - `families`: what is said and shown of searches with lists, on graphs and of several players;
 * - `simulation`: the search by simulation, its sentences and panels, for a link that asks for it and with the margin;
 * - `library`: the trees of the library;
 * - `margin`: the margin and the tools around a figure;
 * - `contents`: the rest of the front door;
 * - `games`: what a link to a game needs besides; `panZoom`: what moves and magnifies a figure;
 * - `work`: editing, practising, sets, lessons;
 * - `lms`: files for learning management systems, and what a set does inside one; `scorm`: the page of such a set;
 * - `class`: making sets, their papers, and checking results, which lecturers alone ask for;
 * - `arms`: the UCB1 table; `growth`: the growth of trees, other values of a leaf, and weights;
 *   `match`: matches of strategies, playing against one, and what the menus and the margin have of a game beside its search; `program`: the logs of programs, and two runs beside each other;
 * - `large`: trees too large to be drawn, uniform ones, and the tasks on the page, which few visits ask for;
 * - `share`: links, pictures, slides, pages as files, presenting in two windows, making lessons, and help;
 * - `practise`: the screens on which exercises are chosen and progress is seen, and what makes and marks questions whose
 *   answer is a formula;
 * - `search`: the notations of other programs, the text box, and the search with the words it knows;
 * - of each language a file for the first picture, one for what stands around a figure, and one for the work.
 */
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** Where the page begins, the front door, with which most visits begin, and what every language says there. */
const FIRST = [/src\/main\.tsx$/, /src\/ui\/home\/Home\.tsx$/, /src\/words\/\w+\/page\.ts$/];

/** The three files of each language. */
const TEXTS = /src\/words\/(\w+)\/(page|figure|work)\.ts$/;

/** Every part needs some of these styles. */
const KIT_STYLES = /src\/ui\/kit\/\w+\.css$/;

/** What the bundler itself adds. */
const RUNTIME = /rolldown\/runtime/;

/** The door of this package leads to every icon, also to those that come later. */
const ICONS = /node_modules\/lucide-react\//;

/** What a link to a tree needs before its first picture. */
const FIGURE = [
  /src\/ui\/Workbench\.tsx$/,
  /src\/link\/(address|packedTree)\.ts$/,
  /src\/session\/(asked|exampleSubject)\.ts$/,
  /src\/storage\/preferences\.ts$/,
  // The texts about what stands around a figure need it, and are not to wait for the margin.
  /src\/words\/faultSentences\.ts$/,
];

/** What stands around a figure. */
const MARGIN = [
  /src\/ui\/figure\/(extras|FigureTools|HorizonLine|OperableTree)\.tsx?$/,
  /src\/ui\/NoticeList\.tsx$/,
  /src\/ui\/bar\/settings\.tsx$/,
  /src\/ui\/limits\/LimitChoices\.tsx$/,
  /src\/ui\/panels\/SidePanels\.tsx$/,
  /src\/ui\/time\/\w+\.tsx$/,
  /src\/drawing\/motion\.ts$/,
  /src\/(afterPicture|session\/openSubject)\.ts$/,
];

/** The search by simulation. */
const SIMULATION = [/src\/drawing\/(simulationAdded|stagedForm)\.ts$/, /src\/ui\/simulation\/\w+\.tsx$/];

/** What searches with lists, on graphs and of several players need besides. */
const FAMILIES = [/src\/families\/furtherRows\.ts$/];

/** What a link to a game needs besides. */
const GAMES = [/src\/session\/games\.ts$/];

/** What moves and magnifies a figure. */
const PAN_ZOOM = [/src\/drawing\/panZoom\.ts$/];

/** The trees of the library, which a link may name and the front door lists. */
const LIBRARY = [/src\/library\/library\.ts$/];

/** Each lesson is in words of both languages; that about logs comes with what shows them. */
const LESSONS = /src\/library\/lessons\/(?!lessons|ownProgram)/;

/**
 * What few visits ask for, each by itself: the screens of lecturers, the UCB1 table, questions with formulas, the growth of
 * trees, matches, logs of programs, two runs beside each other.
 */
const APART = {
  // first what the screens of lecturers need too
  practise:
    /src\/((practice\/formats\/formula(Answer|Points|Work)|session\/practice\/practisePositions)\.ts|ui\/(practice\/(PractisePage|ChooseTree|TreeChoice|SearchFields|ReachChoice|WishFields)|sets\/TakeSet|progress\/\w+)\.tsx)$/,
  share:
    /src\/(ui\/(share\/|audience\/|dialogs\/(Help|About)Dialog)|export\/|session\/(paper|lesson\/lessonDraft)|ui\/lesson\/(LessonsPage|MakeLesson|TakeLesson|keepShown|lessonFrames))/,
  arms: /src\/(ui\/arms\/|link\/armsAddress|core\/run\/arms\.ts)/,
  lms: /src\/(lms|session\/(scorm|banks)|ui\/(ScormPage|sets\/lms)|words\/(\w+\/)?lms\.ts)|node_modules\/fflate\//,
  // after what it shows, which the screens of lecturers bring without beginning it
  scorm: /src\/scorm\.tsx$/,
  class:
    /src\/(ui\/sets\/(SetsPage|BlankTree|checkedResults|make|papers|check\/(?!Answer))|session\/sets\/(setDraft|newItem|checkResult|class|askedExercise)|practice\/class\/|storage\/(classStore|storedResults)|words\/\w+\/class\.ts|notation\/(zip|recordBytes))|node_modules\/fflate\//,
  growth:
    /src\/(ui\/(growth\/|whatif\/(WhatIf|influenceOf)|evaluation\/(EvaluationPanel|weighed))|core\/uniform\/|drawing\/leafChart)/,
  match:
    /src\/(ui\/(tournament\/|play\/|evaluation\/Opinions|games\/(GameMenu|PositionField|GameCurve|CurveChart|Formally|Solution))|session\/tournament\.ts|games\/match\/|link\/tournamentAddress)/,
  program:
    /src\/((ui|session|core)\/program\/(?!isLog|behaviours|beside\.ts)|ui\/compare\/(?!CompareChoices)|families\/program|words\/(programFacts|\w+\/program)\.ts|core\/run\/(program|recordProgram)|library\/lessons\/ownProgram)/,
} as const;

/** Large trees, and the tasks, which the page loads when no worker can run them. */
const LARGE = [
  /src\/ui\/(figure\/(RunInFigures|LongSearchCard|LayingOut)|edit\/(UniformFields|OrderFields|ScaleFields)|games\/(CompleteTree|SearchesInFigures))/,
  /src\/session\/(openSubtree|orderChildren|scaleEffect|openUniform|openMade|openGameTree|gameFromTask|treeInSteps|readElsewhere|parseElsewhere|layOutElsewhere)/,
  /src\/session\/tasks\/(tasks|\w+Task)\.ts$/,
  /src\/core\/(random\/uniformTree|edit\/scaleEffect|graph\/graphColumns|run\/(recordSent|recordInPieces|pausingMcts)|search\/pausingAlphaBeta)/,
  /src\/games\/(census|gameCurve|opinions|searchFigures|moveValues|searchGameInPieces|treeSizes|countNodes)\.ts$/,
];

/**
 * What takes texts and files in any notation, which loads when one can be given, and what a search finds by which
 * words.
 */
const NOTATIONS = [
  /src\/notation\/(foreign|nested|typedTree|typedWish|readTreeFile|unknowns)\.ts$/,
  /src\/notation\/notations\/(?!written|names)/,
  /src\/ui\/search\/(SearchResults|offers)\.tsx?$/,
  /src\/ui\/edit\/TextBox\.tsx$/,
  /src\/library\/(find|search|subjects|places|taught|notYet|sourceNames|termNames|topics|simplified|spelling)\.ts$/,
];

/** What the front door has besides its figure, except the small drawings of the figures. */
const CONTENTS = [/src\/ui\/home\/(Contents|GoOn)\.tsx$/];

/** The small drawings, which need every kind of search. */
const THUMBNAIL = [/src\/ui\/figures\/Thumbnail\.tsx$/];

/** The groups of modules, tried in this order; a module takes along what it needs and no group before it has. */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { debugName: 'first', name: (id, context) => (isFirst(id, context) ? 'first' : null) },
  { debugName: 'library', name: (id, context) => (isNeeded(id, context, LIBRARY) ? 'library' : null) },
  {
    debugName: 'figure',
    name: (id, context) => (isNeeded(id, context, FIGURE) || isOfContentsToo(id, context) ? 'figure' : null),
  },
  { debugName: 'families', name: (id, context) => (isNeeded(id, context, FAMILIES) ? 'families' : null) },
  { debugName: 'shared', name: (id, context) => (isShared(id, context) ? 'shared' : null) },
  {
    debugName: 'simulation',
    name: (id, context) => (isNeeded(id, context, SIMULATION) ? 'simulation' : null),
  },
  { debugName: 'margin', name: (id, context) => (isNeeded(id, context, MARGIN) ? 'margin' : null) },
  { debugName: 'contents', name: (id, context) => (isNeeded(id, context, CONTENTS) ? 'contents' : null) },
  { debugName: 'games', name: (id, context) => (isNeeded(id, context, GAMES) ? 'games' : null) },
  { debugName: 'panZoom', name: (id, context) => (isNeeded(id, context, PAN_ZOOM) ? 'panZoom' : null) },
  { debugName: 'work', name: (id) => (isWork(id) ? 'work' : null) },
  { debugName: 'language', name: textsOf },
  { name: 'lessons', test: LESSONS },
  ...Object.entries(APART).map(([name, test]) => ({ name, test })),
  { name: 'search', test: (id) => isNotation(id) },
  // after the notations, which a task reads
  { name: 'large', test: (id) => isLarge(id) },
];

/** Whether a module comes with the first picture: the page needs it, or the front door, or a language. */
function isFirst(id: string, context: Context): boolean {
  if (textsOf(id) !== null) return false;
  return RUNTIME.test(id) || KIT_STYLES.test(id) || isNeeded(id, context, FIRST);
}

/** The file of a language that a module is: "en-page", "zh-work". */
function textsOf(id: string): string | null {
  const [, code, file] = TEXTS.exec(id) ?? [];
  return code === undefined ? null : `${code}-${file}`;
}

/** Whether the drawings of the front door need a module, or the margin and the search by simulation both do. */
function isShared(id: string, context: Context): boolean {
  const needing = [MARGIN, THUMBNAIL, SIMULATION].filter((files) => isNeeded(id, context, files));
  return needing.includes(THUMBNAIL) || needing.length > 1;
}

/** Whether the front door needs a module that the margin or another one of these needs, for which it shall not wait. */
function isOfContentsToo(id: string, context: Context): boolean {
  return isNeeded(id, context, CONTENTS) && [MARGIN, THUMBNAIL].some((files) => isNeeded(id, context, files));
}

/** All that is no text of one language, no lesson, nothing with a file of its own, and no other notation. */
function isWork(id: string): boolean {
  const isApart =
    isNotation(id) || isLarge(id) || [LESSONS, ...Object.values(APART)].some((test) => test.test(id));
  return /src\/|node_modules\//.test(id) && !isApart && textsOf(id) === null;
}

function isNotation(id: string): boolean {
  return NOTATIONS.some((file) => file.test(id));
}

function isLarge(id: string): boolean {
  return LARGE.some((file) => file.test(id));
}

function isNeeded(id: string, context: Context, files: readonly RegExp[]): boolean {
  return !ICONS.test(id) && files.some(neededBy(id, context));
}

/** Tells whether a file that matches needs the module, or is it. */
function neededBy(id: string, context: Context): (file: RegExp) => boolean {
  const files = needing(id, context);
  return (file) => files.some((one) => file.test(one));
}

/** The module and all that cannot be without it. */
function needing(id: string, context: Context): readonly string[] {
  const files = new Set([id]);
  for (const one of files)
    for (const importer of context.getModuleInfo(one)?.importers ?? []) files.add(importer);
  return [...files];
}
