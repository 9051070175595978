import { Redirect } from 'wouter';

/** Redirects to another page without a history entry. */
export function LeadOn({ to }: { to: string }) {
  return <Redirect to={to} replace />;
}
