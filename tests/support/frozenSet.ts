/** The set that tests/fixtures/plyscope-set-v1.json holds, and links of the first version. */
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { ExerciseSet } from '../../src/practice/exerciseSet.ts';

export const FROZEN_SET: ExerciseSet = {
  title: 'Frozen 弈树',
  hints: true,
  items: [
    {
      title: 'A chance node',
      source: { kind: 'text', text: 'a-> B:(3 12 8) chance(1/3*(2 inf) 2/3*4) (14 5 -2.5)' },
      algorithm: 'alpha-beta',
      rules: { ...DEFAULT_RULES, cutoff: 'strict', value: 'hard', bounds: 'parent' },
      parts: [
        { kind: 'windows', marks: 2.5, penalty: { kind: 'all' }, nodes: [1, 10] },
        { kind: 'interval', marks: 3, penalty: { kind: 'per-error', marks: 0.5 }, nodes: [3, 10] },
      ],
    },
    {
      title: '',
      source: { kind: 'library', id: 'aima-fig-5-5' },
      algorithm: 'minimax',
      rules: DEFAULT_RULES,
      parts: [
        { kind: 'values', marks: 4, penalty: { kind: 'per-error', marks: 1 }, nodes: [] },
        { kind: 'move', marks: 1, penalty: { kind: 'all' }, nodes: [] },
      ],
    },
    {
      title: 'Deep',
      source: { kind: 'generated', skill: 'deep-cutoffs', difficulty: 2, seed: 20260101 },
      algorithm: 'alpha-beta',
      rules: DEFAULT_RULES,
      parts: [
        { kind: 'crossing', marks: 4, penalty: { kind: 'per-error', marks: 1 }, nodes: [] },
        { kind: 'leafCount', marks: 1, penalty: { kind: 'all' }, nodes: [] },
        { kind: 'reorder', marks: 2, penalty: { kind: 'per-error', marks: 2 }, nodes: [] },
      ],
    },
  ],
};

export const FROZEN_LINK =
  'v1&check=ff859d6e&set=1b8c43103pZJNbtswEIWvQszKDihHP1YQcFGgP-gliixoaWQNTJHqkHLiGt532xv0IL1Oe46CihOrjQu47YqLmXnz3jfcQ-O40wEU9GbnK9dj4jGAhC2yJ2dBZRICBYOg4D27T2jF92-ff3z9AhJassGDCjygBArYeVAf9s_tr0XValuhsK5GkODdwBWC2sOGbA0KAj7EVeOjQCevxBs1K0SWi9v5cXaWXRdXs1yQbeYivy6ulnMxy5aiFEm-KOdwkKDN2jGFtosapm91ssKgQQIPBn1cVw3BNQ0o8IGpGtNpM0SLreYaJKzcYGsfIWhGG6Jqrzk8xjmavSdbu3sPEjrNGw8qX5QSerTahN0klDYmzsfMcT6TWXp3kM9lsgF5q81Jpzin0iMnyOz41JcuyoluMeqOyk-8zyE2tGLNO5BAoznqdNLQOimT8nd2HVnq9MNZcPhxGC0_cfOuCVNux9AvoI39E2bLC7Nmhwmyzm1xUvoj9F9pvEPszxFZo0XWAePd_YaMAQU1Yp88ho1ma2oaqoZxRS7BI9ag8jS_SbM0-7sf96_gKnbek13_JzqDunnrBhsu4neaY3Rc40Q1v3B7Hq9wd_gJ';
