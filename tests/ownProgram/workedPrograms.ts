/** The worked programs of docs/own-program.md, and the same programs with something wrong in them. */
import { readFileSync } from 'node:fs';
import type { HelperLanguage } from './toolchains.ts';

/** A program that prints by itself, and the same one with the helper. */
export interface Worked {
  readonly prints: string;
  readonly helper: string;
}

const FENCES: Readonly<Record<HelperLanguage, string>> = {
  JavaScript: 'js',
  Python: 'python',
  Java: 'java',
  'C++': 'cpp',
};

/** Returns the two programs of the guide in a language. */
export function workedPrograms(language: HelperLanguage): Worked {
  const guide = readFileSync('docs/own-program.md', 'utf8');
  const blocks = [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  const found = blocks.filter(([, fence]) => fence === FENCES[language]).map(([, , text]) => text as string);
  const [prints, helper] = found;
  if (found.length !== 2 || prints === undefined || helper === undefined)
    throw new Error(`the guide has ${found.length} programs in ${language}`);
  return { prints, helper };
}

interface Change {
  readonly from: string;
  readonly to: string;
}

/** The root hands open windows to all children. */
const FRESH_ROOT: Readonly<Record<HelperLanguage, Change>> = {
  JavaScript: {
    from: '!isMax, alpha, beta)',
    to: '!isMax, ...(state === TREE ? [-Infinity, Infinity] : [alpha, beta]))',
  },
  Python: {
    from: 'not is_max, alpha, beta)',
    to: 'not is_max, *((-INF, INF) if state is TREE else (alpha, beta)))',
  },
  Java: {
    from: '!isMax, alpha, beta)',
    to: '!isMax, state == TREE ? Integer.MIN_VALUE : alpha, state == TREE ? Integer.MAX_VALUE : beta)',
  },
  'C++': {
    from: '!isMax, alpha, beta)',
    to: '!isMax, &node == &TREE ? -INF : alpha, &node == &TREE ? INF : beta)',
  },
};

/** The program throws when it comes to the node whose first leaf is 14. */
const BREAKING: Readonly<Record<HelperLanguage, readonly Change[]>> = {
  JavaScript: [{ from: 'let v =', to: "if (state[0] === 14) throw new Error('broken off');\n  let v =" }],
  Python: [
    { from: '    v = -INF', to: '    if state[0] == 14: raise ValueError("broken off")\n    v = -INF' },
  ],
  Java: [
    {
      from: 'int v =',
      to: 'if (((Object[]) state)[0].equals(14)) throw new IllegalStateException("broken off");\n      int v =',
    },
  ],
  'C++': [
    { from: 'double v =', to: 'if (node.children[0].value == 14) throw 1;\n    double v =' },
    // Nothing is destroyed in a program that ends by an exception nobody catches.
    {
      from: 'main() { alphaBeta(TREE, true, -INF, INF); }',
      to: 'main() { try { alphaBeta(TREE, true, -INF, INF); } catch (int) { return 1; } return 0; }',
    },
  ],
};

function changed(text: string, { from, to }: Change): string {
  if (!text.includes(from)) throw new Error(`the program has no “${from}”`);
  return text.replace(from, () => to);
}

/** Returns the program with the mistake `fresh-root-windows`. */
export function withFreshRoot(language: HelperLanguage, text: string): string {
  return changed(text, FRESH_ROOT[language]);
}

/** Returns the program with the helper, which throws when it comes to the children of the third move. */
export function breakingOff(language: HelperLanguage, text: string): string {
  return BREAKING[language].reduce(changed, text);
}
