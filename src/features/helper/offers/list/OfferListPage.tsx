import type { HelperOffer, InvitationBucket } from '#generated/model';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { TabBody } from '#platform/routing/TabBody';
import { useListPage } from '#platform/routing/useListPage';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { Button } from '#platform/ui/inputs/Button';
import { BucketHeader } from '../../jobs/list/BucketHeader';
import { getDayGroup } from '#domain/time/dayGroup';
import { useNow } from '#platform/ui/clock/useNow';
import { BucketList } from '../../jobs/list/BucketList';
import { ListAge } from '../../jobs/list/ListAge';
import { WORK_PER_PAGE } from '../../jobs/list/perPage';
import { jobListTexts } from '../../jobs/texts';
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
  const { page, onPage } = useListPage();
  const query = useOwnOffers(bucket, page, WORK_PER_PAGE);
  const answers = useOfferAnswers();
  const now = useNow();
  return (
    <>
      <BucketList
        bucket={bucket}
        page={page}
        onPage={onPage}
        query={query}
        age={<OffersAge bucket={bucket} page={page} />}
        changeRules={changeRules}
        words={texts}
        getGroup={bucket === 'accepted' ? (offer) => getDayGroup(offer, now) : undefined}
        isAnswered={answers.isAnswered}
        renderCard={(offer, turn) => <OwnOfferCard offer={offer} turn={turn} answers={answers} />}
        empty={<NoOffers bucket={bucket} />}
      />
      {answers.dialog}
    </>
  );
}

function OffersAge({ bucket, page }: { bucket: InvitationBucket; page: number }) {
  return <ListAge query={useOwnOffers(bucket, page, WORK_PER_PAGE)} />;
}

function NoOffers({ bucket }: { bucket: InvitationBucket }) {
  const link = useLink();
  return (
    <EmptyState
      title={texts.emptyTitle[bucket]}
      text={texts.empty[bucket]}
      action={
        bucket === 'new' ? (
          <Button size="large" {...link(href('helper-calendar'))}>
            {jobListTexts.setHours}
          </Button>
        ) : undefined
      }
    />
  );
}

/** Announces offers that arrive. */
const changeRules: ChangeRules<HelperOffer> = {
  getId: ({ id }) => id,
  describeChange: (before, now) =>
    !before && now.bucket === 'new' ? texts.arrived(formatOfferCities(now)) : undefined,
};
