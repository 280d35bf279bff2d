import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from './Button.tsx';

/** A button that opens a small sheet under itself: the browser's own popover, closed by Escape or a press elsewhere. */
export function Menu(props: { label: string; text: string; children: ReactNode; disabled?: boolean }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const place = () => {
    const [from, to] = [button.current?.getBoundingClientRect(), sheet.current];
    if (from === undefined || to === null) return;
    to.style.top = `${from.bottom + 6}px`;
    to.style.left = `${Math.max(8, Math.min(from.left, window.innerWidth - to.offsetWidth - 8))}px`;
  };
  return (
    <>
      <Button
        kind="chip"
        ref={button}
        aria-label={`${props.label}: ${props.text}`}
        disabled={props.disabled}
        popoverTarget={id}
      >
        {props.text}
        <ChevronDown aria-hidden size={15} />
      </Button>
      <div ref={sheet} id={id} popover="auto" className="sheet" onToggle={place}>
        {props.children}
      </div>
    </>
  );
}
