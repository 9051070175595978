import { may } from '../../../domain/rights';
import { LeadOn } from '../../../platform/routing/LeadOn';
import { landingPath } from '../../../platform/routing/guard';
import { type SessionUser, visitorOf } from '../../../platform/session/user';
import { CompanySetUp } from './CompanySetUp';

/** Who is signed in needs no sign-up: an owner without a branch is shown what comes first, all others their own page. */
export function SignedInAlready({ user }: { user: SessionUser }) {
  if (may(user.type, 'createBranch') && user.branches_count === 0) return <CompanySetUp user={user} />;
  return <LeadOn to={landingPath(visitorOf(user))} />;
}
