import { lazy, Suspense } from 'react';
import { FileDrop } from './files/FileDrop.tsx';

const Predict = lazy(() => import('./predict/Predict.tsx').then((module) => ({ default: module.Predict })));

/** What the first picture does without, and comes by itself after it. */
export function AfterPicture() {
  return (
    <>
      <FileDrop />
      <Suspense>
        <Predict />
      </Suspense>
    </>
  );
}
