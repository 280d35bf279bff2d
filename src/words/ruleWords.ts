import type { RuleName, SearchRules } from '../core/index.ts';

/** The texts for each choice of each rule. */
export type RuleWords = { readonly [Name in RuleName]: Readonly<Record<SearchRules[Name], string>> };

/** Returns the texts for the current choices of the given rules. */
export function rulesSaid(words: RuleWords, rules: SearchRules, names: readonly RuleName[]): string[] {
  return names.map((name) => {
    const said: Readonly<Record<string, string>> = words[name];
    return said[rules[name]] ?? rules[name];
  });
}
