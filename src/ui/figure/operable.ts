import { partAfterPicture } from '../part/part.tsx';

/** The tree that can be operated; the picture loads before it. */
export const OperableTree = partAfterPicture(() =>
  import('./OperableTree.tsx').then((module) => module.OperableTree),
);
