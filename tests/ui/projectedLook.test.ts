/**
 * Projected, everything that is read or means something stands out by 7 : 1, in both themes. Half contrast is what
 * `filter: contrast(50%)` makes, each channel half way to mid grey: there texts of 24 px and strokes still stand out by
 * 3 : 1, as WCAG 2.2 asks of large texts (1.4.3) and of graphics (1.4.11). Strokes differ by width or dashes besides.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coloursIn, rulesIn, selectorsOf } from '../support/styleRules.ts';

const TOKENS = readFileSync('src/ui/styles/tokens.css', 'utf8');
/** How a tree is drawn where a figure is projected. */
const LOOK = rulesIn(readFileSync('src/ui/kit/tree.css', 'utf8')).filter(
  ({ around }) => around.join() === '@layer modes,@media (min-width: 821px)',
);

const LIGHT = new Map([
  ...coloursIn(TOKENS, ':root, [data-theme="light"], [data-theme="print"]'),
  ...coloursIn(TOKENS, '[data-mode="presenting"]'),
]);
const DARK = new Map([
  ...LIGHT,
  ...coloursIn(TOKENS, '[data-theme="dark"]'),
  ...coloursIn(TOKENS, '[data-mode="presenting"][data-theme="dark"]'),
]);

/** What is written or drawn, and on what. */
const SEEN: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['paper', 'panel', 'raised', 'max-tint', 'min-tint', 'chance-tint', 'player-tint', 'never-fill']],
  ['soft', ['paper', 'panel', 'raised']],
  ['not-yet-text', ['paper', 'panel']],
  ['never-text', ['paper', 'never-fill']],
  ['not-yet', ['paper', 'never-fill']],
  ['never', ['paper', 'never-fill']],
  ['max', ['paper', 'panel', 'raised', 'max-tint']],
  ['min', ['paper', 'panel', 'raised', 'min-tint']],
  ['chance', ['paper', 'panel', 'raised', 'chance-tint']],
  ['player', ['paper', 'player-tint']],
  ['gain', ['paper']],
  ['problem', ['paper', 'panel']],
  ['control-line', ['paper', 'panel', 'raised']],
];

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('In the %s theme', (_theme, colours) => {
  const at = (name: string) => {
    const hex = colours.get(name);
    if (hex === undefined) throw new Error(`there is no ${name}`);
    return hex;
  };

  it.each(SEEN.flatMap(([front, backs]) => backs.map((back) => [front, back] as const)))(
    '%s stands out from %s by 7, and by 3 at half contrast',
    (front, back) => {
      expect(ratio(at(front), at(back))).toBeGreaterThanOrEqual(7);
      expect(ratio(halved(at(front)), halved(at(back)))).toBeGreaterThanOrEqual(3);
    },
  );

  it('the band of the path stands out from the paper, and the line in it from the band', () => {
    expect(ratio(at('now'), at('paper'))).toBeGreaterThanOrEqual(3);
    expect(ratio(at('ink'), at('now'))).toBeGreaterThanOrEqual(3);
  });
});

const CUT = '.presenting :is(.edge.pruned, .stub, .node.pruned .shape)';

describe('Strokes', () => {
  const width = (selector: string) =>
    Number(saidOf(selector, 'stroke-width', /calc\((\d+) \* var\(--line\)\)/));
  const notYet = width('.presenting .edge:is(.waiting, .aside, .beyond):not(.on-path)');
  const seen = width(
    '.presenting .edge:not(.waiting, .pruned, .deciding, .solution, .other, .aside, .way, .beyond)',
  );
  const decides = width('.presenting .edge:is(.deciding, .solution)');
  const cut = width(CUT);
  const band = width('.presenting .band');

  it('are 2 px where nothing was yet, 3 what was seen, 6 what decides, 3 and dashed what was cut', () => {
    expect([notYet, seen, decides, cut]).toEqual([2, 3, 6, 3]);
    const dash = saidOf(CUT, 'stroke-dasharray', /calc\((\d+) \*/);
    expect(Number(dash)).toBeGreaterThanOrEqual(2 * cut);
  });

  it('are told apart without colour: by half as much again, by dashes or by dots', () => {
    const solid = [notYet, seen, decides, band];
    for (const [index, one] of solid.slice(1).entries())
      expect(one / (solid[index] as number)).toBeGreaterThanOrEqual(1.5);
    expect(CUT).toContain('.node.pruned .shape');
    const dots = saidOf('.presenting :is(.edge.beyond, .node.beyond .shape)', 'stroke-dasharray', /^(0) /);
    expect(dots).toBe('0');
  });

  it('are of one px at the least text, and grow with it', () => {
    expect(TOKENS).toContain('--line: calc(var(--text) / 24)');
    expect(TOKENS).toContain('--text: max(24px, min(1.875vw, 3.3333vh))');
    expect(TOKENS).toContain('--text-small: var(--text)');
  });
});

/** What the rule of a selector says of a property, as far as `form` takes it. */
function saidOf(selector: string, property: string, form: RegExp): string | undefined {
  const rule = LOOK.findLast((one) => selectorsOf(one.selector).includes(selector));
  if (rule === undefined) throw new Error(`tree.css has no rule for ${selector}`);
  return form.exec(new Map(rule.declarations).get(property) ?? '')?.[1];
}

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function halved(hex: string): string {
  return `#${channels(hex)
    .map((channel) =>
      Math.round((channel + 127.5) / 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** WCAG 2.2, "contrast ratio". */
function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
