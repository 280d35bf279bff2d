import { partAfterPicture } from '../part/part.tsx';

/** The component of the tree for keyboard and screen readers; it loads after the first picture. */
export const OperableTree = partAfterPicture(() => import('./OperableTree.tsx'), 'OperableTree');
