/** Makes known the run of a program and the right search of the same tree, which stand side by side. */
import { memoizeByObject } from '../../core/memoizeByObject.ts';
import type { ProgramLog } from '../../core/program/index.ts';
import { hasEvenChances } from '../../core/program/logTree.ts';
import { searchOf } from '../../core/program/verdict.ts';
import { programOf } from '../../core/run/anyRun.ts';
import { DEFAULT_RULES } from '../../core/search/searchSettings.ts';
import { searchedSubject } from '../growing.ts';
import { type HowSearched, type Subject, withFullTree } from '../subject.ts';
import { addBesideProgram } from './beside.ts';

const programShown = memoizeByObject(
  (whole: Subject): Subject =>
    searchedSubject(whole, { algorithm: 'program', rules: DEFAULT_RULES }, 'drawn'),
);

function hasRightSearch({ program }: Subject): boolean {
  return program?.isWalked !== true || hasEvenChances(program.runs[program.index] as ProgramLog);
}

function rightSearch(subject: Subject): Pick<HowSearched, 'algorithm' | 'rules' | 'numbers'> {
  const shown = programShown(withFullTree(subject));
  const run = shown.growth === null ? null : programOf(shown.growth.run);
  if (run === null) throw new Error('no program has searched the tree');
  const { nearest } = run.verdict;
  return {
    algorithm: searchOf(nearest, subject.tree.hasChance),
    rules: { ...DEFAULT_RULES, ...nearest.rules },
    numbers: run.log.isNegamax ? 'mover' : 'max',
  };
}

addBesideProgram({ programShown, hasRightSearch, rightSearch });
