/** The notions of a chapter: terms of the glossary that the start page names, in the order of the course. */
import type { Chapter } from './example.ts';
import type { TermId } from './glossary.ts';

const NOTIONS: Readonly<Partial<Record<Chapter, readonly TermId[]>>> = {
  1: [
    'kinds-of-games',
    'perfect-information',
    'zero-sum',
    'formal-definition',
    'max-node',
    'min-node',
    'production-system',
    'and-or-graph',
    'solution-graph',
    'complete-strategy',
    'erring-opponent',
    'style-of-play',
    'alliance',
    'size-with-chance',
    'too-wide',
    'state-of-the-art',
    'chinook',
    'deep-blue',
    'alphago',
  ],
};

export function notionsOf(chapter: Chapter): readonly TermId[] {
  return NOTIONS[chapter] ?? [];
}
