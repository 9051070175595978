import { Redirect } from 'wouter';

/** Stands where a page would, and leads on to another; the history keeps no trace of it. */
export function LeadOn({ to }: { to: string }) {
  return <Redirect to={to} replace />;
}
