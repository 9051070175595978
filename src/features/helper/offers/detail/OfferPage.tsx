import type { HelperOffer, InvitationBucket, OfferRequirements } from '#generated/model';
import { isNotFound } from '#platform/http/failures';
import { formatRate } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import { relativeTime } from '#platform/lib/time/timeLeft';
import { formatInstant } from '#platform/lib/time/zonedTimes';
import { usePageTitle, useIdParam } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigate } from '#platform/routing/links/useLink';
import { useNow } from '#platform/ui/clock/useNow';
import { Callout } from '#platform/ui/feedback/Callout';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { EmptyState, LoadFailed } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { useInvitation } from '../../api';
import { useAnswers } from '../../jobs/answer/useAnswers';
import { CompanyMessage, HirerName } from '../../jobs/Company';
import { formatMiles, readLabel } from '../../jobs/describeJob';
import { JobActions } from '../../jobs/detail/JobActions';
import { JobSections, Section } from '../../jobs/detail/JobSections';
import { jobDetailTexts } from '../../jobs/detail/texts';
import { jobLabels } from '../../jobs/labels';
import { InvitationSkeletons, Demands, PayLine, JobTimeAndPlace } from '../../jobs/list/InvitationParts';
import { jobListTexts } from '../../jobs/texts';
import { useOwnOffer } from '../../offersApi';
import { specificationTexts } from '../../settings/specifications/texts';
import { useToolsToChoose, useVehicleTypesToChoose } from '../../settingsApi';
import { OfferButtons, useOfferAnswers } from '../answer/OfferAnswers';
import { formatOfferEnding, formatOfferCities } from '../describeOffer';
import { OfferStatusChips, OfferWarnings } from '../list/OfferState';
import { offerDetailTexts as texts, offerListTexts } from '../texts';
import detailStyles from '../../jobs/detail/detail.module.css';

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

/** The job of an accepted offer, as its accepted invitation shows it. */
function AcceptedOffer({ invitationId }: { invitationId: number }) {
  const query = useInvitation(invitationId);
  const link = useLink();
  const navigate = useNavigate();
  const answers = useAnswers(() => navigate(href('helper-job-outsource-accepted')));
  if (query.data === undefined) {
    return query.isPending ? (
      <InvitationSkeletons />
    ) : (
      <LoadFailed query={query} title={jobDetailTexts.errorTitle} text={jobDetailTexts.errorText} />
    );
  }
  const { number } = query.data.invitation;
  return (
    <Columns columns={1} gap={3} size={16} className={detailStyles.page}>
      <Callout intent="success">
        <p>{texts.acceptedNote}</p>
        <p>
          <Row
            as="a"
            isInline
            isTarget
            weight="medium"
            {...link(href('helper-job-company-details', { id: invitationId }))}
          >
            {jobListTexts.details(number)}
          </Row>
        </p>
      </Callout>
      <JobSections {...query.data} />
      <JobActions {...query.data} answers={answers} />
      {answers.dialog}
    </Columns>
  );
}

/** An offer that is not a job yet, with its answers within reach of the thumb. */
function OpenOffer({ offer, onUnavailable }: { offer: HelperOffer; onUnavailable: () => void }) {
  const answers = useOfferAnswers(onUnavailable);
  const ending = formatOfferEnding(offer);
  return (
    <Columns columns={1} gap={3} size={16} className={detailStyles.page}>
      {ending !== undefined && <p className={detailStyles.ending}>{ending}</p>}
      <OfferStatusChips offer={offer} />
      <OfferWarnings offer={offer} />
      <OfferSections offer={offer} />
      <div className={detailStyles.bar}>
        <OfferButtons offer={offer} answers={answers} />
      </div>
      {answers.dialog}
    </Columns>
  );
}

/** All facts of an offer. Address, customer and crew are known only after acceptance. */
function OfferSections({ offer }: { offer: HelperOffer }) {
  return (
    <>
      <Positions offer={offer} />
      <Section title={texts.whenAndWhere}>
        <JobTimeAndPlace job={offer} cities={formatOfferCities(offer)} />
        <Muted weight="regular">{texts.drive(formatMiles(offer.drive_miles))}</Muted>
        {offer.bucket !== 'cancelled' && <Muted weight="regular">{texts.cityOnly}</Muted>}
      </Section>
      <Work offer={offer} />
      <WantedSection requirements={offer.requirements} />
      {offer.message !== '' && (
        <Section title={jobDetailTexts.message}>
          <p>
            <CompanyMessage text={offer.message} language={offer.message_language} />
          </p>
        </Section>
      )}
      <Application offer={offer} />
      <Company offer={offer} />
    </>
  );
}

function Positions({ offer }: { offer: HelperOffer }) {
  const { timezone, apply_by, bucket } = offer;
  const now = useNow();
  return (
    <Section title={jobDetailTexts.pay}>
      <Stack gap={3}>
        {offer.positions.map(({ position, as_helper, open, count, pay }) => (
          <div key={position}>
            <PayLine invitation={{ pay, earned: null, show_up_pay: null }} />
            <p>
              {jobLabels.position[position]}
              <Muted as="span" weight="regular">
                {as_helper && <span>{`, ${offerListTexts.asHelper}`}</span>}
                {bucket !== 'cancelled' && <span>{` · ${offerListTexts.openSlots(open, count)}`}</span>}
              </Muted>
            </p>
          </div>
        ))}
      </Stack>
      {bucket === 'new' && (
        <Muted weight="regular">
          {texts.deadline}: {formatInstant(apply_by, timezone, now)}
        </Muted>
      )}
    </Section>
  );
}

function Work({ offer }: { offer: HelperOffer }) {
  const { help_type, move_size, volume_cuft } = offer;
  const facts = [
    readLabel(jobLabels.helpType, String(help_type)),
    readLabel(jobLabels.moveSize, move_size),
    volume_cuft > 0 ? texts.volume(formatNumber(volume_cuft)) : undefined,
  ];
  return (
    <Section title={jobDetailTexts.work}>
      <Text weight="strong" isBreaking>
        {facts.filter((fact) => fact !== undefined).join(' · ')}
      </Text>
      <Demands job={offer} />
    </Section>
  );
}

function Application({ offer }: { offer: HelperOffer }) {
  const { applied_at, position, proposed_rate, note, timezone } = offer;
  const now = useNow();
  if (applied_at === null) return null;
  return (
    <Section title={texts.application}>
      <Text weight="strong" isBreaking>
        {position !== null && <span>{jobLabels.position[position]}</span>}
        <Muted as="span" weight="regular">
          {' '}
          · {texts.appliedAt(relativeTime(applied_at, now, timezone))}
        </Muted>
      </Text>
      <p>{proposed_rate === null ? texts.noRate : offerListTexts.proposed(formatRate(proposed_rate))}</p>
      {note !== null && note !== '' && (
        <Text lines="kept" isBreaking>
          {note}
        </Text>
      )}
    </Section>
  );
}

function Company({ offer: { hirer } }: { offer: HelperOffer }) {
  return (
    <Section title={texts.company}>
      <HirerName hirer={hirer} />
    </Section>
  );
}

type Named = { id: number; title: string };

/** Requirements of the company. Renders nothing if there are none. */
function WantedSection({ requirements }: { requirements: OfferRequirements }) {
  const { tool_ids, vehicle_type_ids, languages, min_rating } = requirements;
  const tools = nameAll(useToolsToChoose().data, tool_ids, specificationTexts.toolName);
  const vehicles = nameAll(useVehicleTypesToChoose().data, vehicle_type_ids, specificationTexts.vehicleName);
  const lines = [
    ...(tools.length > 0 ? [texts.tools(jobListTexts.list(tools))] : []),
    ...(vehicles.length > 0 ? [texts.vehicles(jobListTexts.list(vehicles))] : []),
    ...(languages.length > 0
      ? [texts.languages(jobListTexts.list(languages.map((each) => texts.language[each])))]
      : []),
    ...(min_rating === null ? [] : [texts.minRating(formatNumber(min_rating, 1))]),
  ];
  if (lines.length === 0) return null;
  return (
    <Section title={texts.wanted}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Section>
  );
}

function nameAll(
  known: readonly Named[] = [],
  ids: readonly number[],
  names: Readonly<Record<string, string>>,
): string[] {
  return known.filter(({ id }) => ids.includes(id)).map(({ title }) => names[title] ?? title);
}
