import type { RuleName, SearchRules } from '../core/search/searchSettings.ts';

/** The names of the choices of each rule. */
export type RuleWords = { readonly [Name in RuleName]: Readonly<Record<SearchRules[Name], string>> };

/** Returns the current choices of the rules that are named. */
export function rulesSaid(words: RuleWords, rules: SearchRules, names: readonly RuleName[]): string[] {
  return names.map((name) => {
    const said: Readonly<Record<string, string>> = words[name];
    return said[rules[name]] ?? rules[name];
  });
}
