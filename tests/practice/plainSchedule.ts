/** How far a student is with one skill, told anew from the rules alone: one loop over its records, which shares nothing with the program. */

export interface PlainRecord {
  readonly at: number;
  /** 'model', or the difficulty and the share of the marks of an exercise */
  readonly did: 'model' | { readonly difficulty: number; readonly share: number };
}

export interface PlainSkill {
  phase: 'new' | 'learning' | 'mastered';
  level: number;
  m: number;
  n: number;
  f: number;
  models: number;
  rest: number;
  stage: number;
  due: number;
}

const DAY = 24 * 60 * 60 * 1000;

export function plainSkill(records: readonly PlainRecord[]): PlainSkill {
  const s: PlainSkill = {
    phase: 'new',
    level: 1,
    m: 0,
    n: 0,
    f: 0,
    models: 0,
    rest: 0,
    stage: 0,
    due: Infinity,
  };
  let failuresRunning = 0;
  const begin = (level: number, m: number, n: number, f: number) => {
    Object.assign(s, { phase: 'learning', level, m, n, f, models: 0, rest: 0, stage: 0, due: Infinity });
    failuresRunning = 0;
  };
  for (const { at, did } of records) {
    if (did === 'model') {
      if (s.phase !== 'learning') continue;
      const days = [1, 3, 7];
      s.rest = at + (s.models >= 2 ? 7 : (days[s.models] as number)) * DAY;
      s.models += 1;
      s.f = 0;
      s.m = 0;
      s.n = 0;
      if (s.level > 1) s.level -= 1;
      failuresRunning = 0;
      continue;
    }
    const { difficulty, share } = did;
    if (s.phase === 'mastered') {
      if (difficulty !== 3) continue;
      if (share < 0.5) begin(2, 0.45, 0, 1);
      else if (at >= s.due) {
        if (share >= 0.8) {
          s.stage += 1;
          s.due = s.stage > 3 ? Infinity : at + ([1, 3, 7, 21][s.stage] as number) * DAY;
        } else s.due = at + DAY;
      }
      continue;
    }
    if (s.phase === 'new') {
      if (difficulty === 3) {
        if (share === 1) begin(3, 0.75, 1, 0);
        else if (share >= 0.5) begin(2, 0.45, 0, 0);
        else begin(1, 0, 0, 1);
        continue;
      }
      begin(1, 0, 0, 0);
    }
    if (difficulty < s.level || (difficulty > s.level && share < 1)) continue;
    if (difficulty > s.level) {
      s.level = difficulty;
      if (s.m < 0.45) s.m = 0.45;
      s.n = 0;
      failuresRunning = 0;
    }
    s.m = 0.6 * s.m + 0.4 * share;
    s.n += 1;
    if (s.m > 0.8499999 && s.n > 1 && share >= 0.8) {
      if (s.level === 3) Object.assign(s, { phase: 'mastered', stage: 0, due: at + DAY });
      else Object.assign(s, { level: s.level + 1, m: 0.45, n: 0, f: 0 });
      failuresRunning = 0;
      continue;
    }
    if (share < 0.5) {
      s.f += 1;
      failuresRunning += 1;
    } else {
      failuresRunning = 0;
      if (share === 1 && s.f > 0) s.f -= 1;
    }
    if (failuresRunning === 2 && s.level > 1) {
      s.level -= 1;
      s.m = 0.45;
      s.n = 0;
      failuresRunning = 0;
    }
  }
  return s;
}
