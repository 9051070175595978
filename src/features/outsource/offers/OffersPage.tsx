import { JobsOfBranch } from '../../jobs/offerParts';
import { NewOffer } from './NewOffer';
import { Offers } from './Offers';
import { OfferSkeletons } from './OfferSkeletons';

/** The branch's outsourcing offers, a tab of the jobs (spec section 2). */
export default function OffersPage() {
  return (
    <JobsOfBranch tab="outsourcing" add={addOffer} skeleton={<OfferSkeletons />}>
      {(branchId) => <Offers branchId={branchId} />}
    </JobsOfBranch>
  );
}

const addOffer = (fill: boolean) => <NewOffer fill={fill} />;
