import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import './Menu.css';

/** The id of the sheet around, and whether it is open. */
const Sheet = createContext({ id: '', isOpen: false });

/** Whether the menu around is open: what takes long to tell waits for that. */
export function useIsMenuOpen(): boolean {
  return useContext(Sheet).isOpen;
}

/** A button that opens a small sheet under itself: the browser's own popover, closed by Escape or a press elsewhere. */
export function Menu(props: {
  /** what it is about, before what it stands at */
  label?: string;
  /** what it stands at; a sign has to be named by its label */
  text: ReactNode;
  children: ReactNode;
  className?: string;
  disabled?: boolean;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { label, text } = props;
  const [isOpen, setOpen] = useState(false);
  const around = useMemo(() => ({ id, isOpen }), [id, isOpen]);
  const toggle = ({ newState }: { readonly newState: string }) => {
    setOpen(newState === 'open');
    place();
  };
  const place = () => {
    const [from, to] = [button.current?.getBoundingClientRect(), sheet.current];
    if (from === undefined || to === null) return;
    to.style.top = `${from.bottom + 6}px`;
    to.style.left = `${Math.max(8, Math.min(from.left, window.innerWidth - to.offsetWidth - 8))}px`;
    to.style.maxHeight = `${window.innerHeight - from.bottom - 14}px`;
  };
  const placeAgain = useEffectEvent(place);
  // What stands in it may come late.
  useEffect(() => {
    if (!isOpen || sheet.current === null) return;
    const observer = new ResizeObserver(() => placeAgain());
    observer.observe(sheet.current);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        ref={button}
        className={props.className ?? 'setting'}
        aria-label={typeof text === 'string' ? [label, text].filter(Boolean).join(': ') : label}
        disabled={props.disabled}
        popoverTarget={id}
      >
        {text}
      </button>
      <div ref={sheet} id={id} popover="auto" className="sheet" onToggle={toggle}>
        <Sheet value={around}>{props.children}</Sheet>
      </div>
    </>
  );
}

/** What is done from a menu, which closes unless the row is there to be pressed again. */
export function MenuRow(props: { text: string; act: () => void; staysOpen?: boolean }) {
  return (
    <MenuButton className="menu-row" act={props.act} staysOpen={props.staysOpen}>
      {props.text}
    </MenuButton>
  );
}

/** The same of any look. */
export function MenuButton(props: {
  className: string;
  act: () => void;
  staysOpen?: boolean | undefined;
  children: ReactNode;
}) {
  const { id } = useContext(Sheet);
  return (
    <button
      type="button"
      className={props.className}
      popoverTarget={props.staysOpen === true ? undefined : id}
      popoverTargetAction="hide"
      onClick={props.act}
    >
      {props.children}
    </button>
  );
}
