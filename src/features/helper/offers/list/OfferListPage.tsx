import type { HelperOffer, InvitationBucket } from '#generated/model';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { TabBody } from '#platform/routing/TabBody';
import { BucketHeader } from '../../jobs/list/BucketHeader';
import { BucketList } from '../../jobs/list/BucketList';
import { useOwnOffers } from '../../offersApi';
import { useOfferAnswers } from '../answer/useOfferAnswers';
import { formatOfferCities } from '../describeOffer';
import { OwnOfferCard } from './OwnOfferCard';
import { offerListTexts as texts } from '../texts';

/** A page of the helper's outsourcing offers. */
export default function OfferListPage({ bucket }: { bucket: InvitationBucket }) {
  return (
    <>
      <BucketHeader kind="outsource" bucket={bucket} />
      <TabBody>
        <Offers key={bucket} bucket={bucket} />
      </TabBody>
    </>
  );
}

function Offers({ bucket }: { bucket: InvitationBucket }) {
  const answers = useOfferAnswers();
  return (
    <>
      <BucketList
        bucket={bucket}
        useItems={useOwnOffers}
        changeRules={changeRules}
        words={texts}
        isAnswered={answers.isAnswered}
        renderCard={(offer, turn) => <OwnOfferCard offer={offer} turn={turn} answers={answers} />}
      />
      {answers.dialog}
    </>
  );
}

/** Announces offers that arrive. */
const changeRules: ChangeRules<HelperOffer> = {
  getId: ({ id }) => id,
  describeChange: (before, now) =>
    !before && now.bucket === 'new' ? texts.arrived(formatOfferCities(now)) : undefined,
};
