import { FIGURE_CHOICES } from './figureArguments.ts';

/** The text that `figure --help` prints. */
export const FIGURE_USAGE = `Usage: npm run --silent figure -- TREE [options]
       npm run --silent figure -- --game NAME [options]

Searches a game tree and prints a picture of it at a step. TREE, and all that says how it is
searched, is as with trace: see npm run --silent trace -- --help.

Options:
  --step N
      the picture after N events, 0 before the search begins; default the last
  --steps all|leaves|0,5,14
      frames: every step, leaves and cuts, or these
  --format ${FIGURE_CHOICES.format.join('|')}
      SVG, a figure for LaTeX, slides for LaTeX with an overlay a step, or an outline in text; default svg.
      Several steps are one below the other; in beamer they are overlays.
      forest, dot and json write the tree alone: for the LaTeX package forest, for Graphviz, and as nested JSON
  --notation ${FIGURE_CHOICES.notation.join('|')}
      how bounds are written; default window
  --ink ${FIGURE_CHOICES.ink.join('|')}
      in colour, or black and white; default colour
  --title TEXT
      what the caption begins with
  --caption
      with a line that names algorithm, rules and step
  -h, --help
      print this

A wrong tree or option is one line on standard error and exit code 2.
`;
