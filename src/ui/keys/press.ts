/** How a key press is written, in the table of actions and for readers. */

/** The part of a key event that is needed. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** What Chinese input methods send instead of a character, when it is not merely wider. */
const CHINESE: Readonly<Record<string, string>> = { '【': '[', '】': ']', '。': '.' };

/** When an input method hides the character, the place of the key determines it. */
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

/** Writes "Shift+ArrowLeft", "Control+z", "g"; a character includes whether it takes Shift. */
export function printPress(press: KeyPress): string {
  const plain = plainKey(press);
  const isCommand = press.ctrlKey || press.metaKey;
  const isShifted = press.shiftKey && (plain.length > 1 || isCommand);
  return `${isCommand ? 'Control+' : ''}${press.altKey ? 'Alt+' : ''}${isShifted ? 'Shift+' : ''}${plain}`;
}

/** Whether a press, as printed, is a single character: those can be switched off (WCAG 2.1.4). */
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

/** Writes a press as readers know it: "Shift ←", "Ctrl Z", "G". */
export function pressName(press: string): string {
  const parts = isCharacter(press) ? [press] : press.split('+');
  return parts.map((part) => NAMES[part] ?? (isCharacter(part) ? part.toUpperCase() : part)).join(' ');
}

/** Whether an event is the press of a single character. */
export function isLetter(event: KeyPress): boolean {
  return isCharacter(printPress(event));
}

/** Whether the focused element takes text, and with it every key. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TEXT_FIELD);
}

/** Whether the focused element takes every key: a text field, or a control with keys of its own. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return isTextField(target) || (target instanceof Element && target.matches('[data-own-keys]'));
}

const TEXT_FIELD =
  'input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]';
