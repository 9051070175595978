import type { HelperOffer, InvitationBucket } from '#generated/model';
import { isNotFound } from '#platform/http/failures';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigate } from '#platform/routing/links/useLink';
import { usePageTitle, useIdParam } from '#platform/routing/currentRoute';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { Button } from '#platform/ui/inputs/Button';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { InvitationSkeletons } from '../../jobs/list/InvitationSkeletons';
import { useOwnOffer } from '../../offersApi';
import { AcceptedOffer } from './AcceptedOffer';
import { OpenOffer } from './OpenOffer';
import { offerDetailTexts as texts } from '../texts';

/** An outsourcing offer; once accepted, the job it became (spec section 2). */
export default function OfferPage() {
  const id = useIdParam();
  const query = useOwnOffer(id);
  const navigate = useNavigate();
  const onUnavailable = () => navigate(href('helper-job-outsource-new'));
  // Cached data is hidden once access is refused.
  const offer = isNotFound(query.error) ? undefined : query.data;
  return (
    <>
      <Head offer={offer} />
      {offer && query.isRefetchError && <RetryNote query={query} text={texts.stale} />}
      {offer ? (
        <Offer offer={offer} onUnavailable={onUnavailable} />
      ) : query.isPending ? (
        <InvitationSkeletons />
      ) : isNotFound(query.error) ? (
        <Gone />
      ) : (
        <LoadFailed query={query} title={texts.errorTitle} text={texts.errorText} />
      )}
    </>
  );
}

function Offer({ offer, onUnavailable }: { offer: HelperOffer; onUnavailable: () => void }) {
  if (offer.bucket === 'accepted' && offer.invitation_id !== null) {
    return <AcceptedOffer invitationId={offer.invitation_id} />;
  }
  return <OpenOffer offer={offer} onUnavailable={onUnavailable} />;
}

function Head({ offer }: { offer: HelperOffer | undefined }) {
  const title = usePageTitle();
  const link = useLink();
  return (
    <PageHeader
      title={title}
      back={{ label: texts.back, ...link(getListPath(offer?.bucket)) }}
      {...(offer && { subtitle: offer.hirer.company_name })}
    />
  );
}

function Gone() {
  const link = useLink();
  return (
    <EmptyState
      text={texts.gone}
      action={
        <Button size="large" {...link(getListPath(undefined))}>
          {texts.back}
        </Button>
      }
    />
  );
}

/** The list that has the offer. */
function getListPath(bucket: InvitationBucket = 'new'): string {
  return href(`helper-job-outsource-${bucket}`);
}
