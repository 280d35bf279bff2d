/**
 * The table of every action that has a key, by where the key works. The listener, the hints on buttons, the help and
 * the tests read this one table; what an action does is defined by the part of the page it belongs to.
 */
import type { Words } from '../../words/language.ts';

export interface Action {
  /** the keys as `printPress` writes them; the first is shown on the button */
  readonly keys: readonly string[];
  /** keys that work as well, and are not shown anywhere */
  readonly also?: readonly string[];
  /** the row of the help that names the keys */
  readonly help?: keyof Words['help']['keys'];
}

/** Stands for any key that writes a character. */
export const CHARACTER = 'character';

const TAKE_BACK = { keys: ['Control+z'] } as const;
const PUT_BACK = { keys: ['Control+Shift+z'], also: ['Control+y'] } as const;

/** The scopes in the order in which they are asked; the first that handles a key gets it. */
export const ACTIONS = {
  /** the window for an audience: the keys for next and back go to the presenter's window */
  audience: {
    onward: { keys: ['PageDown', 'ArrowRight'], also: ['Space'] },
    backward: { keys: ['PageUp', 'ArrowLeft'] },
    blank: { keys: ['b', '.'] },
    fullScreen: { keys: ['f'] },
    nothing: {
      keys: [],
      also: [
        'Home',
        'End',
        '[',
        ']',
        '{',
        '}',
        'Shift+ArrowRight',
        'Shift+ArrowLeft',
        'k',
        'p',
        'w',
        'Escape',
      ],
    },
  },
  /** while a question of Predict waits for its answer: the keys for next lead to it */
  question: {
    answer: { keys: ['1', '2', '3', '4', '5'], help: 'answer' },
    goOn: { keys: [], also: ['ArrowRight', 'PageDown', 'Shift+ArrowRight', ']', 'End', 'Space'] },
  },
  /** while a node is being dragged or moved */
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
  /** the tree while it is edited */
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
  /** the chart of how searches grow, while it is presented */
  growth: {
    lessDeep: { keys: ['ArrowLeft'], also: ['PageUp'], help: 'growth' },
    deeper: { keys: ['ArrowRight'], also: ['PageDown'], help: 'growth' },
  },
  /** the lesson that is played; while it is presented, the arrows and Space go from moment to moment */
  lesson: {
    backward: { keys: ['PageUp'], also: ['ArrowLeft'], help: 'lesson' },
    onward: { keys: ['PageDown'], also: ['ArrowRight', 'Space'], help: 'lesson' },
    reveal: { keys: ['r'], help: 'reveal' },
  },
  /** the lesson that is being made */
  lessonDraft: { undo: TAKE_BACK, redo: PUT_BACK },
  /** a figure that extends beyond its borders */
  figure: {
    left: { keys: ['Control+Shift+ArrowLeft'], help: 'pan' },
    right: { keys: ['Control+Shift+ArrowRight'], help: 'pan' },
    above: { keys: ['Control+Shift+ArrowUp'], help: 'pan' },
    below: { keys: ['Control+Shift+ArrowDown'], help: 'pan' },
  },
  /** while a figure is presented */
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
  /** in place of a part that is loading or failed to load */
  part: { leave: { keys: ['Escape'] } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Action>>>>;
