import type { ComponentPropsWithoutRef, MouseEvent } from 'react';

/** A link that runs `act` on a plain press; with a modifier key it opens its address in another tab. */
export function Link(
  props: Omit<ComponentPropsWithoutRef<'a'>, 'onClick'> & { href: string; act: () => void },
) {
  const { href, act, ...rest } = props;
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
  return (
    <a href={href} {...rest} onClick={follow}>
      {rest.children}
    </a>
  );
}
