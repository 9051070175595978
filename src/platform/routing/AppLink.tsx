import type { ComponentProps } from 'react';
import { Link } from 'wouter';

type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link to a path of ours, below whatever base the app is mounted on. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  return <Link href={to} {...rest} />;
}
