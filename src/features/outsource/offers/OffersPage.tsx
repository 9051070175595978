import { JobsOfBranch } from '../../jobs';
import { lazy } from 'react';
import { can } from '#domain/people/rights';
import { useUserType } from '#platform/session/useSession';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { NewOfferButton } from './NewOfferButton';
import { Offers } from './Offers';
import { OfferSkeletons } from './OfferSkeletons';

const OutsourceNumbers = lazy(async () => ({
  default: (await import('../numbers/OutsourceNumbers')).OutsourceNumbers,
}));

/** The branch's outsourcing offers, a tab of the jobs (spec section 2). */
export default function OffersPage() {
  const seesAllBranches = can(useUserType(), 'viewBranchesTogether');
  return (
    <JobsOfBranch tab="outsourcing" add={addOffer} skeleton={<OfferSkeletons />}>
      {(branchId) => (
        <>
          <Offers branchId={branchId} />
          {seesAllBranches && (
            <LazyBoundary>
              <OutsourceNumbers />
            </LazyBoundary>
          )}
        </>
      )}
    </JobsOfBranch>
  );
}

const addOffer = (fill: boolean) => <NewOfferButton fill={fill} />;
