import type { NodeId } from '../../core/tree/nodeId.ts';
import type { Practice } from '../../session/practice/practice.ts';
import { activePart } from '../../session/practice/showPractice.ts';
import { printWindow } from '../../words/symbols.ts';
import { printSpans } from '../../words/valueSpans.ts';
import { usePracticeWords } from './usePractice.ts';

/** The model answer in words, where the tree does not show it by itself. */
export function ModelLine({ practice }: { practice: Practice }) {
  const words = usePracticeWords();
  const text = modelText(practice, words.never);
  return text === '' ? null : (
    <p className="model-line">
      <strong>{words.model}: </strong>
      {text}
    </p>
  );
}

function modelText(practice: Practice, never: string): string {
  const { right, subject } = practice;
  const part = activePart(practice);
  const { answer } = right;
  const nameOf = (node: NodeId) => subject.names.of(node);
  switch (part.kind) {
    case 'leafCount':
      return String(answer.leafCount);
    case 'leafOrder':
      return answer.leafOrder.map(nameOf).join(', ');
    case 'move':
      return answer.move === null ? '' : nameOf(answer.move);
    case 'line':
      return answer.line.map(nameOf).join(' → ');
    case 'interval':
      return answer.interval === null || answer.interval.length === 0 ? never : printSpans(answer.interval);
    case 'windows':
      return part.nodes
        .flatMap((node) => {
          const window = answer.windows.get(node);
          return window === undefined ? [] : `${nameOf(node)} ${printWindow(window)}`;
        })
        .join(', ');
    case 'values':
    case 'crossing':
    case 'reorder':
      return '';
  }
}
