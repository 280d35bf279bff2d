/** Documents around figures. */
import { assertNever } from '../core/assertNever.ts';
import { hasChinese } from './latexText.ts';

/**
 * figure: to be pasted into a text of one's own; standalone: a page that is as large as the figure;
 * article: pages of A4, for a TeX that has no standalone class.
 */
export const LATEX_WRAPS = ['figure', 'standalone', 'article'] as const;
export type LatexWrap = (typeof LATEX_WRAPS)[number];

/** The text of a document of one's own pages, cm. */
export const ARTICLE_WIDTH = 18;

/** The figures as a document, each on a page of its own; as they are if they are to be pasted. */
export function printDocument(figures: readonly string[], wrap: LatexWrap): string {
  if (wrap === 'figure') return figures.join('\n');
  const chinese = figures.some(hasChinese) ? '\\usepackage{ctex}\n' : '';
  const body = figures.join(wrap === 'article' ? '\n\\newpage\n' : '\n');
  return `${preambleOf(wrap)}${chinese}\\begin{document}\n${body}\\end{document}\n`;
}

function preambleOf(wrap: Exclude<LatexWrap, 'figure'>): string {
  switch (wrap) {
    case 'standalone':
      return '\\documentclass[tikz,border=4pt]{standalone}\n';
    case 'article':
      return `\\documentclass[a4paper]{article}
\\usepackage{tikz}
\\pagestyle{empty}
\\setlength{\\oddsidemargin}{-1cm}
\\setlength{\\textwidth}{${ARTICLE_WIDTH}cm}
\\setlength{\\topmargin}{-2cm}
\\setlength{\\textheight}{26cm}
\\setlength{\\parindent}{0pt}
`;
    default:
      return assertNever(wrap);
  }
}
