/** The texts of the questions before decisive steps, which come when the panel is shown. English sets the keys. */
import type { englishPredict } from './en/predict.ts';
import type { LanguageCode } from './language.ts';

export type PredictWords = typeof englishPredict;

export async function loadPredictWords(code: LanguageCode): Promise<PredictWords> {
  switch (code) {
    case 'en':
      return (await import('./en/predict.ts')).englishPredict;
    case 'zh':
      return (await import('./zh/predict.ts')).chinesePredict;
  }
}
