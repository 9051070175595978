import type { ComponentProps, MouseEvent } from 'react';
import { useLink } from './useLink';

type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link to a path of this app, relative to its base. */
export function AppLink({ to, onClick, children, ...rest }: AppLinkProps) {
  const link = useLink()(to);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    link.onClick(event);
  };
  return (
    <a {...rest} href={link.href} onClick={open}>
      {children}
    </a>
  );
}
