/** Computes the address of the tree and settings that the page displays. */

import type { AlgorithmName, SearchLimits } from '../core/index.ts';
import { usualGrowth } from '../core/run/growth.ts';
import { playsToEnds } from '../core/search/algorithms.ts';
import { isSameSearchSetting, NO_LIMITS } from '../core/search/searchSettings.ts';
import { partsOfSetting } from '../games/settingParts.ts';
import type { Address, ComparedAt } from '../link/address.ts';
import { knownPacked, knownPackedLog } from './packedOf.ts';
import type { Activity, SessionState } from './session.ts';
import { growthOf, type Subject } from './subject.ts';

/**
 * Returns the address of the displayed tree and settings; null while the reader's own tree is not yet packed
 * for the address.
 */
export function addressOf(state: SessionState): Address | null {
  const {
    subject,
    algorithm,
    rules,
    limits = NO_LIMITS,
    notation,
    numbers = 'max',
    siblings = 'moves',
    step,
    linkLanguage,
  } = state;
  const shown = {
    algorithm,
    rules,
    limits: changedLimits(subject, limits),
    notation,
    ...(numbers !== 'max' && { numbers }),
    step,
    ...growthPart(subject, algorithm),
    ...(siblings !== 'moves' && playsToEnds(algorithm) && { siblings }),
    ...(state.activity.kind === 'comparing' && { compare: comparedAt(state.activity) }),
    ...(linkLanguage && { language: linkLanguage }),
  };
  const { game } = subject;
  if (game !== null) {
    const parts = partsOfSetting(game.setting, game.entry);
    return { ...shown, tree: { kind: 'game', name: game.setting.name, parts } };
  }
  const tree = treeOf(subject);
  return tree === null ? null : { ...shown, tree };
}

/** Returns how an address names a tree, with the log of the program that is shown on it; null until both are packed. */
function treeOf(subject: Subject): Address['tree'] | null {
  const { program } = subject;
  const on = program?.isWalked === true ? null : withoutLog(subject);
  if (program === undefined) return on;
  const packed = knownPackedLog(subject);
  if (packed === null || (on === null && !program.isWalked)) return null;
  return { kind: 'log', packed, on };
}

function withoutLog(subject: Subject) {
  if (subject.example !== null) return { kind: 'library', id: subject.example.id } as const;
  const packed = knownPacked(subject);
  return packed === null ? null : ({ kind: 'own', packed } as const);
}

/** Returns the part of the address about a comparison of two figures; the default comparison is omitted. */
function comparedAt({ stop, past, beside }: Extract<Activity, { kind: 'comparing' }>): ComparedAt {
  return { stop, ...(past && { past }), ...(beside !== 'everything' && { beside }) };
}

/** Returns the limits that differ from those with which the tree opens. */
function changedLimits(subject: Subject, limits: SearchLimits): Partial<SearchLimits> {
  const opening = { ...NO_LIMITS, ...subject.example?.limits };
  const isChanged = (name: keyof SearchLimits) => !isSameSearchSetting(limits[name], opening[name]);
  const names = Object.keys(NO_LIMITS) as (keyof SearchLimits)[];
  const changed = names.filter((name) => limits[name] !== opening[name] && isChanged(name));
  return Object.fromEntries(changed.map((name) => [name, limits[name]]));
}

/**
 * Returns the part of the address that says whether the tree grows with the search; empty when that is as
 * usual for the algorithm.
 */
function growthPart(subject: Subject, algorithm: AlgorithmName): Pick<Address, 'growth'> {
  const name = growthOf(subject);
  return name === usualGrowth(algorithm, subject.game !== null) ? {} : { growth: name };
}
