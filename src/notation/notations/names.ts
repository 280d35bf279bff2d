/** The names of the notations of other programs, and of what a text in one of them can lack. */

/** The name of a notation of trees other than ours; `name-first` is any whose brackets begin with a name. */
export type ForeignName =
  | 'decimal-commas'
  | 'forest'
  | 'qtree'
  | 'leaf-brackets'
  | 'calls'
  | 's-expression'
  | 'name-first'
  | 'gambit'
  | 'graphviz'
  | 'mermaid'
  | 'tikz'
  | 'xml'
  | 'other-json'
  | 'newick'
  | 'uniform'
  | 'matrix'
  | 'braces'
  | 'terms'
  | 'lists'
  | 'outline';

/** What a text lacks to be a tree of this program, each with a sentence in every language. */
export type Need =
  | 'leaf-number'
  | 'inner-number'
  | 'one-number'
  | 'leaf-or-node'
  | 'leaf-count'
  | 'one-root'
  | 'one-parent'
  | 'nodes'
  | 'brackets'
  | 'depth'
  | 'two-players'
  | 'zero-sum'
  | 'known-moves'
  | 'outcome'
  | 'key';
