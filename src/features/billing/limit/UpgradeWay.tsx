import { can } from '#domain/people/rights';
import { Link } from '#platform/routing/links/Link';
import { useUserType } from '#platform/session/useSession';
import { getPlansPath } from './plansPath';
import { limitTexts as texts } from './texts';

/** Way to raise the limit: the owner's link to the plans, or whom to ask. */
export function UpgradeWay({ limit, returnTo }: { limit: string | undefined; returnTo: string }) {
  const isOwner = can(useUserType(), 'manageSubscription');
  if (!isOwner) return <span>{texts.askOwner}</span>;
  return <Link to={getPlansPath(limit, returnTo)}>{texts.upgrade}</Link>;
}
