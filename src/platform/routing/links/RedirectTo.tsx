import { Redirect } from 'wouter';

/** Redirects to another page without a history entry. */
export function RedirectTo({ to }: { to: string }) {
  return <Redirect to={to} replace />;
}
