/** The texts of the questions before decisive steps, which come when the panel is shown. English sets the keys. */
import type { englishPredict } from './en/predict.ts';
import { byLanguage } from './texts.ts';

export type PredictWords = typeof englishPredict;

export const loadPredictWords = byLanguage<PredictWords>({
  en: async () => (await import('./en/predict.ts')).englishPredict,
  zh: async () => (await import('./zh/predict.ts')).chinesePredict,
});
