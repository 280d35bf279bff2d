/**
 * The table of all actions that have keys, grouped by the scope in which the keys work. The key listener, the
 * tooltips of buttons, the help and the tests read it. The component that activates a scope defines what its
 * actions do.
 */
import type { Words } from '../../words/index.ts';

export interface Action {
  /** the keys as `printPress` writes them; the first one is written in the tooltip of the action's button */
  readonly keys: readonly string[];
  /** further keys for the action, which neither tooltips nor the help mention */
  readonly also?: readonly string[];
  /** the row of the help that lists the keys */
  readonly help?: keyof Words['help']['keys'];
}

/** The name that stands for any key that types a character. */
export const CHARACTER = 'character';

/** The keys of the presenter's window that have no effect in the audience's window. */
const UNHEARD = [
  ...['Home', 'End', 'Shift+ArrowRight', 'Shift+ArrowLeft', 'Escape'],
  ...['[', ']', '{', '}', 'k', 'p', 'w'],
];

const TAKE_BACK = { keys: ['Control+z'] } as const;
const PUT_BACK = { keys: ['Control+Shift+z'], also: ['Control+y'] } as const;

/**
 * The scopes with their actions, in the order in which a key press is offered to them; the first one that has
 * a use for it takes it.
 */
export const ACTIONS = {
  /** the audience's window, whose keys for next and back are sent to the presenter's window */
  audience: {
    onward: { keys: ['PageDown', 'ArrowRight'], also: ['Space'] },
    backward: { keys: ['PageUp', 'ArrowLeft'] },
    blank: { keys: ['b', '.'] },
    fullScreen: { keys: ['f'] },
    nothing: { keys: [], also: UNHEARD },
  },
  /** while a question of Predict is open: the keys for next move the focus to it */
  question: {
    answer: { keys: ['1', '2', '3', '4', '5'], help: 'answer' },
    goOn: { keys: [], also: ['ArrowRight', 'PageDown', 'Shift+ArrowRight', ']', 'End', 'Space'] },
  },
  /** while a node of the drawing is being dragged or relocated */
  drag: { cancel: { keys: ['Escape'] } },
  /** the answer sheet of an exercise */
  sheet: {
    undo: TAKE_BACK,
    redo: PUT_BACK,
    difference: { keys: ['d'], help: 'difference' },
    choose: { keys: ['Enter', 'x'], also: ['Space'], help: 'sheet' },
    write: { keys: [], also: ['Enter', 'F2', CHARACTER] },
    moveLeft: { keys: ['Alt+ArrowLeft'], help: 'order' },
    moveRight: { keys: ['Alt+ArrowRight'], help: 'order' },
  },
  /** the tree that is being edited */
  tree: {
    putBack: { keys: ['Escape'] },
    addChild: { keys: ['Insert'], also: ['Control+Enter', 'Shift+Insert', 'Control+Shift+Enter'] },
    addSibling: { keys: ['Shift+Enter'] },
    duplicate: { keys: ['Control+d'] },
    remove: { keys: ['Delete'], also: ['Backspace', 'Shift+Delete', 'Shift+Backspace'] },
    moveLeft: { keys: ['Alt+ArrowLeft'] },
    moveRight: { keys: ['Alt+ArrowRight'] },
    pickUp: { keys: ['Control+x'] },
    put: { keys: ['Control+v'] },
    write: { keys: ['Enter'], also: ['F2', CHARACTER] },
  },
  /** the presented chart of the growth of searches */
  growth: {
    lessDeep: { keys: ['ArrowLeft'], also: ['PageUp'], help: 'growth' },
    deeper: { keys: ['ArrowRight'], also: ['PageDown'], help: 'growth' },
  },
  /** a lesson that is being played; while it is presented, the arrows and Space go from moment to moment */
  lesson: {
    backward: { keys: ['PageUp'], also: ['ArrowLeft'], help: 'lesson' },
    onward: { keys: ['PageDown'], also: ['ArrowRight', 'Space'], help: 'lesson' },
    reveal: { keys: ['r'], help: 'reveal' },
  },
  /** a lesson that is being made */
  lessonDraft: { undo: TAKE_BACK, redo: PUT_BACK },
  /** a figure that is larger than its frame */
  figure: {
    left: { keys: ['Control+Shift+ArrowLeft'], help: 'pan' },
    right: { keys: ['Control+Shift+ArrowRight'], help: 'pan' },
    above: { keys: ['Control+Shift+ArrowUp'], help: 'pan' },
    below: { keys: ['Control+Shift+ArrowDown'], help: 'pan' },
  },
  /** a presented figure */
  presentation: {
    pointer: { keys: ['p'], help: 'pointer' },
    whole: { keys: ['w'], help: 'whole' },
  },
  page: {
    undo: TAKE_BACK,
    redo: PUT_BACK,
    back: { keys: ['ArrowLeft', 'PageUp'], help: 'step' },
    next: { keys: ['ArrowRight', 'PageDown'], help: 'step' },
    first: { keys: ['Home'], help: 'ends' },
    last: { keys: ['End'], help: 'ends' },
    overSubtree: { keys: ['Shift+ArrowRight'], help: 'subtree' },
    outToParent: { keys: ['Shift+ArrowLeft'], help: 'subtree' },
    previousCutoff: { keys: ['['], help: 'cutoffs' },
    nextCutoff: { keys: [']'], help: 'cutoffs' },
    previousPass: { keys: ['{'], help: 'passes' },
    nextPass: { keys: ['}'], help: 'passes' },
    play: { keys: ['Space'], help: 'play' },
    goTo: { keys: ['g'], help: 'go' },
    slower: { keys: ['-'], help: 'speed' },
    faster: { keys: ['+'], also: ['='], help: 'speed' },
    fullScreen: { keys: ['f'], help: 'full' },
    blank: { keys: ['b', '.'], help: 'blank' },
    keep: { keys: ['k'], help: 'keep' },
    search: { keys: ['/'], help: 'search' },
    help: { keys: ['?', 'F1'], help: 'help' },
    escape: { keys: ['Escape'] },
  },
  /** a component that is still loading or has failed to load */
  part: { leave: { keys: ['Escape'] } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Action>>>>;
