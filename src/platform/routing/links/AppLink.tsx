import type { ComponentProps } from 'react';
import { Link } from 'wouter';

type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link to a path of this app, relative to its base. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  return <Link href={to} {...rest} />;
}
