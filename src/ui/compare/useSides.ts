/**
 * The names of two figures side by side, which depend on what the figures differ in (algorithm, rule, depth,
 * tree).
 */
import { asWindowed } from '../../core/search/windowed.ts';
import { exampleById } from '../../library/library.ts';
import { contrastOf, type Figure, isOwnFirst, leadingFor, type SideName } from '../../session/comparing.ts';
import type { Contrast } from '../../session/contrast.ts';
import { titleOf } from '../../session/titleOf.ts';
import { useSession, useWords } from '../page/useSession.ts';

type Named = Pick<Figure, 'subject' | 'algorithm' | 'rules' | 'limits' | 'notation'>;

/** Returns the names of both sides of a comparison, given its figure and what the sides differ in. */
export type SideNaming = (figure: Named, contrast: Contrast) => Readonly<Record<SideName, string>>;

export function useNaming(): SideNaming {
  const words = useWords();
  const said = useWords('compare');
  const code = useSession((state) => state.language.code);
  const pair = (figure: Named, contrast: Contrast): readonly [own: string, other: string] => {
    const { subject, rules, limits, notation } = figure;
    const algorithm = asWindowed(figure.algorithm);
    switch (contrast.kind) {
      case 'everything':
        if (figure.algorithm === 'program') return [words.algorithm.program, said.rightSearch];
        return [words.algorithm[algorithm], words.algorithm[leadingFor({ algorithm, subject })]];
      case 'algorithm':
        return [words.algorithm[algorithm], words.algorithm[contrast.value]];
      case 'setting': {
        if (contrast.name === 'depth') return [said.depth(limits?.depth ?? null), said.depth(contrast.value)];
        const texts: Readonly<Record<string, string>> = words.ruleState[contrast.name];
        return [texts[rules[contrast.name]] ?? '', texts[contrast.value] ?? ''];
      }
      case 'children':
        return [said.children.given, said.children[contrast.value]];
      case 'notation':
        return [words.notationShows[notation], words.notationShows[contrast.value]];
      case 'tree':
        return [
          subject.example?.name[code] ?? (titleOf(subject, code) || words.untitled),
          exampleById(contrast.value)?.name[code] ?? contrast.value,
        ];
    }
  };
  return (figure, contrast) => {
    const [own, other] = pair(figure, contrast);
    const algorithm = figure.algorithm === 'program' ? figure.algorithm : asWindowed(figure.algorithm);
    return isOwnFirst({ ...figure, algorithm }, contrast)
      ? { leading: own, other }
      : { leading: other, other: own };
  };
}

/** Returns the names of the two sides on the page. */
export function useSideNames(): Readonly<Record<SideName, string>> {
  const state = useSession((all) => all);
  return useNaming()(state, contrastOf(state));
}
