import type { RuleName, SearchRules } from '../core/search/searchSettings.ts';

/** What each choice of each rule is called. */
export type RuleWords = { readonly [Name in RuleName]: Readonly<Record<SearchRules[Name], string>> };

/** What the rules stand at, of those that are named. */
export function rulesSaid(words: RuleWords, rules: SearchRules, names: readonly RuleName[]): string[] {
  return names.map((name) => {
    const said: Readonly<Record<string, string>> = words[name];
    return said[rules[name]] ?? rules[name];
  });
}
