/** A number as a sentence has it. */
const n = (value: number) => value.toLocaleString('en');

/** Trees on this device, files, links, pictures, print. */
export const englishSharing = {
  // trees on this device
  treesTitle: 'My trees',
  treesNone: 'No trees yet. Whatever you edit is kept here, on this device, by itself.',
  treesMemory:
    'This browser does not let the page keep anything: trees last as long as this tab. Save what you need as a file.',
  treesOfNewerPage:
    'The trees on this device belong to a newer version of this page. Reload to get that version. Here are the trees of this tab only; save them as a file first.',
  treesUnread:
    'The trees on this device could not be read just now. Here are those of this tab only; save what you need as a file.',
  treeTextDamaged: 'The text of this tree is damaged, so it cannot be opened.',
  saveText: 'Save its text as a file',
  notRemoved: (title: string) => `“${title}” could not be deleted. Try again.`,
  treesDamaged: (count: number) =>
    `${count === 1 ? 'One stored tree' : `${count} stored trees`} could not be read. ${count === 1 ? 'It was' : 'They were'} moved aside, not deleted.`,
  treesNewer: (count: number) =>
    `${count === 1 ? 'One stored tree is' : `${count} stored trees are`} from a newer version of this page. Reload to get that version.`,
  removeTree: (title: string) => `Delete ${title}`,
  removed: (title: string) => `“${title}” was deleted.`,
  putBackTree: 'Put it back',
  edited: (when: string) => `edited ${when}`,
  openFile: 'Open a file …',
  saveFile: 'Save as a file',
  saveAll: 'Save all as a file',
  dropHint: 'A file can also be dragged onto the page.',
  fileValid: (count: number) =>
    count === 1 ? 'Open the one tree that is valid' : `Open the ${n(count)} trees that are valid`,
  fileOpened: (count: number) =>
    count === 1 ? 'One tree was opened.' : `${n(count)} trees were opened; they are under My trees.`,
  fileWhich: (name: string, count: number) => `“${name}” holds ${n(count)} trees: which of them?`,
  fileSought: 'Its title has',
  fileKeepAll: (count: number) => `Keep all ${n(count)}`,
  moreRows: (left: number) => `Show more (${n(left)} left)`,
  fileHolds: {
    set: (name: string) => `“${name}” is a set of exercises.`,
    result: (name: string) => `“${name}” holds answers that were handed in.`,
    lesson: (name: string) => `“${name}” is a lesson.`,
    progress: (name: string) => `“${name}” holds progress.`,
  },
  openBy: {
    doSet: 'Do the set',
    editSet: 'Open it to change it',
    playLesson: 'Play the lesson',
    editLesson: 'Open it to change it',
    check: 'Check it',
    progress: 'Add it to my progress',
  },
  noTitle: 'Untitled tree',
  // share, export, print
  shareTitle: 'Share, export, print',
  linkHeading: 'Link',
  linkTooLong: 'This tree is too large for a link. Save it as a file instead (My trees).',
  linkHint:
    'Opens exactly this picture: tree, algorithm, rules, bounds, step and language. The tree is in the link; nothing is stored anywhere.',
  placeLinkHint:
    'Opens this exercise or set, not what has been answered of it. It is in the link; nothing is stored anywhere.',
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'Could not be copied; select the text and copy it.',
  embedHeading: 'For a course page or slides',
  embedPlace: 'For',
  embedPlaces: { page: 'a page', reveal: 'reveal.js', slidev: 'Slidev' },
  embedNamed: 'with its title and a link to here',
  embedDeckHint:
    'On a slide of reveal.js the clicker steps it while it has steps, and at both ends the deck goes on; the script in the section hands over what the deck hears.',
  embedHint: 'A bare player in a frame: it reads nothing, keeps nothing and works in a sandbox.',
  pictureHeading: 'The picture at this step',
  background: 'Background',
  white: 'white',
  transparent: 'transparent',
  withCaption: 'with a line that names algorithm, rules and step',
  colours: 'in colour',
  pngClamped: (scale: string) => `The picture is so large that the PNG was made at ${scale}× only.`,
  exportFailed: 'The picture could not be made.',
  framesHeading: 'The steps to take along',
  framesHint:
    'As slides, on paper or as one picture that moves: each step with its sentence, so that nothing needs a browser.',
  framesSteps: 'Steps',
  framesAll: (count: number) => `every step (${n(count)})`,
  framesLeaves: (count: number) => `leaves and cuts (${n(count)})`,
  framesPerPage: 'On a page of the handout',
  framesSlides: 'Slides (beamer)',
  framesHandout: 'Print a handout …',
  framesAnimation: 'Animated picture (APNG)',
  framesCancel: 'Cancel',
  framesCancelled: 'Cancelled; nothing was saved.',
  framesPainted: (frame: number, of: number) => `Painting frame ${n(frame)} of ${n(of)} …`,
  framesAnimated: (count: number) => `Saved as a PNG of ${n(count)} frames, which browsers and slides play.`,
  framesTooMany: (most: number) =>
    `That is too much for one file: at most ${n(most)} frames, fewer of a large tree. Take leaves and cuts.`,
  framesTooManySlides: (most: number) =>
    `That is too much for slides: at most ${n(most)} steps. Take leaves and cuts, or fewer moments.`,
  framesTooLarge: 'A tree of more than 600 nodes cannot be read on a slide. Take the figure as SVG or TikZ.',
  listsHeading: 'OPEN and CLOSED, step by step',
  listsHint: 'A row for each event: the node, and both lists after it.',
  listsCsv: 'CSV',
  listsLatex: 'LaTeX',
  sheetHeading: 'A sheet to print',
  sheetHint: 'The tree with room for values, or its answer key; black on white.',
  sheetPart: 'To print',
  sheetBlank: 'Sheet',
  sheetKey: 'Answer key',
  sheetBoth: 'Sheet and key',
  sheetTrees: 'Trees on it',
  sheetLibrary: 'From the library',
  sheetThis: 'this tree',
  print: 'Print …',
  sheetName: 'Name',
  sheetRules: 'Rules',
  sheetTaskValues: 'Write the value into every inner node.',
  sheetTask:
    'Write the value, or the bound that is known of it, into every inner node; cross out what is not examined.',
  sheetTaskGraph:
    'Write the value into every position. Mark a strategy of the side that wins: one move at each position where that side moves, every move of the other side.',
  sheetWorth: (value: string, positions: readonly string[]) =>
    `${positions.length === 1 ? 'Position' : 'Positions'} worth ${value}: ${positions.join('; ')}`,
  sheetStrategy: (strategy: string, moves: readonly string[]) =>
    moves.length === 0 ? strategy : `${strategy}; it plays ${moves.join('; ')}`,
  sheetValue: (value: string) => `Value of the root: ${value}`,
  sheetMove: (move: string) => `Best move: ${move}`,
  sheetEvaluated: (count: number, of: number, order: string) =>
    `Leaves evaluated: ${n(count)} of ${n(of)}; in this order: ${order}`,
  sheetCuts: (names: string) => `Cuts at: ${names}`,
  sheetNoCuts: 'No cuts',
  answerKey: 'Answer key',
};
