import { can } from '#domain/people/rights';
import { Redirect } from '#platform/routing/links/Link';
import { getLandingPath } from '#platform/routing/guards/guard';
import { type SessionUser, getVisitor } from '#platform/session/user';
import { CompanySetUp } from './company/CompanySetUp';

/**
 * A signed-in person needs no sign-up: an owner without a branch sees the next steps, everyone else goes to their own
 * page.
 */
export function AlreadySignedIn({ user }: { user: SessionUser }) {
  if (can(user.type, 'createBranch') && user.branches_count === 0) return <CompanySetUp user={user} />;
  return <Redirect to={getLandingPath(getVisitor(user))} replace />;
}
