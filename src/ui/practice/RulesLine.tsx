import { createPortal } from 'react-dom';
import { stageRef } from '../page/elements.ts';

/** The rules of the exercise in words, above the tree; `heading` says whose answer the tree shows. */
export function RulesLine({ heading, text }: { heading: string; text: string }) {
  const stage = stageRef.current;
  return (
    stage &&
    createPortal(
      <p className="rules-line">
        {heading !== '' && <strong>{heading}: </strong>}
        {text}
      </p>,
      stage,
    )
  );
}
