/** How key presses are written as text, in the table of actions and for readers. */

/** The fields of a keyboard event that identify the key. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** The characters that Chinese input methods send for keys of the table, other than full-width forms. */
const CHINESE: Readonly<Record<string, string>> = { '【': '[', '】': ']', '。': '.' };

/** The characters of keys by their position on the keyboard, for input methods that hide the character. */
const CODES: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Period: '.',
  Equal: '=',
  NumpadAdd: '+',
  Minus: '-',
  NumpadSubtract: '-',
};

function plainKey({ key, code, shiftKey }: KeyPress): string {
  if (/^(?:Process|Unidentified|Dead)$/.test(key)) {
    if (code === 'Slash' && shiftKey) return '?';
    return CODES[code] ?? /^(?:Key|Digit|Numpad)(.)$/.exec(code)?.[1]?.toLowerCase() ?? key;
  }
  if (key === ' ') return 'Space';
  return key.length > 1 ? key : (CHINESE[key] ?? key.normalize('NFKC').toLowerCase());
}

/**
 * Writes a key press as in the table of actions: "Shift+ArrowLeft", "Control+z", "g". Shift is left out
 * before a character, which implies it.
 */
export function printPress(press: KeyPress): string {
  const plain = plainKey(press);
  const isCommand = press.ctrlKey || press.metaKey;
  const isShifted = press.shiftKey && (plain.length > 1 || isCommand);
  return `${isCommand ? 'Control+' : ''}${press.altKey ? 'Alt+' : ''}${isShifted ? 'Shift+' : ''}${plain}`;
}

/**
 * Whether a key press, as `printPress` writes it, is a single character. Keys of single characters can be
 * switched off (WCAG 2.1.4).
 */
export function isCharacter(press: string): boolean {
  return press.length === 1;
}

const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Control: 'Ctrl',
  Escape: 'Esc',
  '-': '−',
};

/** Writes a key press for readers: "Shift ←", "Ctrl Z", "G". */
export function pressName(press: string): string {
  const known = pressNames.get(press);
  if (known !== undefined) return known;
  const parts = isCharacter(press) ? [press] : press.split('+');
  const name = parts.map((part) => NAMES[part] ?? (isCharacter(part) ? part.toUpperCase() : part)).join(' ');
  pressNames.set(press, name);
  return name;
}

const pressNames = new Map<string, string>();

/** Whether a keyboard event is a single character without Ctrl or Alt. */
export function isLetter(event: KeyPress): boolean {
  return isCharacter(printPress(event));
}

/** Whether an element is a text field, which needs every key itself. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TEXT_FIELD);
}

/** Whether the key Space presses an element. */
export function isPressedBySpace(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('button, summary, a[href], input, [role=button]');
}

/** Whether an element needs every key itself: a text field, or a control that declares keys of its own. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return isTextField(target) || (target instanceof Element && target.matches('[data-own-keys]'));
}

const TEXT_FIELD =
  'input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]';
