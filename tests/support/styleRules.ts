/** A style sheet as rules, read from its text. */

export interface StyleRule {
  /** as it is written, on one line; of a block of declarations without one, as `@page`, its at-rule */
  readonly selector: string;
  /** the at-rules around it, the outermost first: "@layer parts", "@media print" */
  readonly around: readonly string[];
  readonly declarations: readonly (readonly [name: string, value: string])[];
}

export function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}

/** Every rule that declares something, in the order of the sheet; what is nested in a rule has its whole selector. */
export function rulesIn(css: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  const open: { readonly head: string; readonly declarations: [string, string][] }[] = [];
  let text = '';
  for (const character of withoutComments(css)) {
    if (character === '{') open.push({ head: oneLine(text), declarations: [] });
    else if (character === ';' || character === '}') {
      const [name = '', value] = text.split(/:(.*)/s);
      if (value !== undefined) open.at(-1)?.declarations.push([name.trim(), oneLine(value)]);
    } else {
      text += character;
      continue;
    }
    text = '';
    if (character !== '}') continue;
    const heads = open.map(({ head }) => head);
    const declarations = open.pop()?.declarations ?? [];
    if (declarations.length === 0) continue;
    const around = heads.filter((head) => head.startsWith('@'));
    const selectors = heads.filter((head) => !head.startsWith('@'));
    const selector = selectors.length > 0 ? selectors.reduce(nested) : (around.pop() ?? '');
    rules.push({ selector, around, declarations });
  }
  return rules;
}

/** Of one selector, as those are in which others are nested here. */
function nested(outer: string, inner: string): string {
  const whole = (one: string) => (one.includes('&') ? one.replaceAll('&', outer) : `${outer} ${one}`);
  return selectorsOf(inner).map(whole).join(', ');
}

/** At commas that are in no bracket. */
export function selectorsOf(list: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of list.trim()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/** The colours that the rule with exactly these selectors gives names to. */
export function coloursIn(css: string, selector: string): ReadonlyMap<string, string> {
  const rule = rulesIn(css).find((one) => one.selector === selector);
  if (rule === undefined) throw new Error(`there is no rule for ${selector}`);
  return new Map(
    rule.declarations.flatMap(([name, value]) =>
      /^#[\da-f]{6}$/i.test(value) ? [[name.slice(2), value] as const] : [],
    ),
  );
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
