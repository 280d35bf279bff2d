import { FileDrop } from './files/FileDrop.tsx';
import { CornerFrame } from './part/frames.tsx';
import { part } from './part/part.tsx';

const Predict = part(() => import('./predict/Predict.tsx').then((module) => module.Predict));

// What saves the tree where a part fails is here before one does.
void import('./files/saveTrees.ts').catch(() => undefined);

/** What the first picture does without, and comes by itself after it. */
export function AfterPicture() {
  return (
    <>
      <FileDrop />
      <Predict frame={CornerFrame} />
    </>
  );
}
