import { createPortal } from 'react-dom';

/** The rules of the exercise in words, above the tree; `heading` says whose answer the tree shows. */
export function RulesLine({ heading, text }: { heading: string; text: string }) {
  const stage = document.querySelector('.stage');
  if (stage === null) return null;
  return createPortal(
    <p className="rules-line">
      {heading !== '' && <strong>{heading}: </strong>}
      {text}
    </p>,
    stage,
  );
}
