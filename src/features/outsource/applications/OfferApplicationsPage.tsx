import type { ReactNode } from 'react';
import { countSlotsOfOffer } from '#domain/outsource/offerSlots';
import type { OutsourceOffer } from '#generated/model';
import { useBranchKey, useEntityBranch } from '#platform/branches/useActiveBranch';
import { isNotFound } from '#platform/http/failures';
import { formatTime } from '#platform/lib/time/clockTimes';
import { formatInstant, zonedTime, todayIn } from '#platform/lib/time/zonedTimes';
import { useIdParam, usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigate } from '#platform/routing/links/useLink';
import { PartBoundary } from '#platform/ui/boundaries/PartBoundary';
import { useNow } from '#platform/ui/clock/useNow';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { EmptyState, LoadFailed } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import {
  WhenLine,
  getDetailsPath,
  CrewRing,
  formatDailyHours,
  jobLabels,
  listCrewNeeds,
  useToolName,
  useVehicleName,
} from '../../jobs/orders';
import { usePublishedOffer } from '../offersApi';
import { offerLabels } from '../parts/labels';
import { Deadline, nameOffer, formatOfferRates, summarizeOffer, OfferMenu, OfferStatusChip } from '../parts/OfferFacts';
import { partTexts } from '../parts/texts';
import { type OpenOfferDialog, useOfferDialogs } from '../parts/useOfferDialogs';
import { Applications } from './Applications';
import { applicationTexts as texts } from './texts';
import styles from './applications.module.css';

/** An offer and the people who were notified of it; remounts when the active branch changes. */
export default function OfferApplicationsPage() {
  const offerId = useIdParam();
  return <OfferDetails key={`${useBranchKey()} ${offerId}`} offerId={offerId} />;
}

/** An offer with the page's loading and error states. */
function OfferDetails({ offerId }: { offerId: number }) {
  const query = usePublishedOffer(offerId);
  const { data, error, isPending, isRefetchError } = query;
  const isHere = useEntityBranch(data?.branch_id);
  const navigate = useNavigate();
  const { dialog, onAsk } = useOfferDialogs(() => navigate(href('company-job-outsourcing'), { replace: true }));
  if (isPending || !isHere) return <OfferSkeleton />;
  if (!data) {
    return (
      <>
        <PlainHeader />
        {isNotFound(error) ? (
          <OfferMissing />
        ) : (
          <LoadFailed query={query} title={texts.errorTitle} text={texts.errorText} action={<ToOffers />} />
        )}
      </>
    );
  }
  return (
    <>
      {isRefetchError && <RetryNote query={query} text={texts.stale} />}
      <Loaded offer={data} onAsk={onAsk} onRetry={() => void query.refetch()} />
      {dialog}
    </>
  );
}

type LoadedProps = { offer: OutsourceOffer; onAsk: OpenOfferDialog; onRetry: () => void };

function Loaded({ offer, onAsk, onRetry }: LoadedProps) {
  const now = useNow();
  return (
    <article className={styles.page} aria-label={texts.heading(nameOffer(offer))}>
      <OfferHeader offer={offer} now={now} onAsk={onAsk} />
      <PartBoundary operation="getOffer" of={offer} onRetry={onRetry}>
        <OfferFacts offer={offer} now={now} />
      </PartBoundary>
      <Applications offer={offer} now={now} />
    </article>
  );
}

function OfferHeader({ offer, now, onAsk }: Omit<LoadedProps, 'onRetry'> & { now: Date }) {
  const link = useLink();
  const { order } = offer;
  return (
    <>
      <PageHeader
        title={nameOffer(offer)}
        subtitle={
          <Row as="span" gap={2} isWrapping>
            {order === null ? (
              <span>{partTexts.jobDeleted}</span>
            ) : (
              <a {...link(getDetailsPath(order))}>{partTexts.job(order.number)}</a>
            )}
            <WhenLine job={offer} now={now} />
          </Row>
        }
        back={{ ...link(href('company-job-outsourcing')), label: texts.back }}
        actions={
          <Row gap={2} isWrapping>
            {offer.actions.includes('edit') && (
              <Button variant="outline" onClick={() => onAsk('edit', offer)}>
                {texts.edit}
              </Button>
            )}
            <OfferMenu offer={offer} onAsk={onAsk} />
          </Row>
        }
      />
      <Row gap={2} isWrapping className={styles.status}>
        <OfferStatusChip status={offer.status} />
        <Deadline offer={offer} />
      </Row>
    </>
  );
}

function PlainHeader() {
  const title = usePageTitle();
  const link = useLink();
  return <PageHeader title={title} back={{ ...link(href('company-job-outsourcing')), label: texts.back }} />;
}

function OfferMissing() {
  return <EmptyState title={texts.missingTitle} text={texts.missing} action={<ToOffers />} />;
}

function ToOffers() {
  const link = useLink();
  return <Button {...link(href('company-job-outsourcing'))}>{texts.toOffers}</Button>;
}

/** An offer while it loads. */
function OfferSkeleton() {
  return (
    <>
      <PlainHeader />
      <Stack gap={4} role="status">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <SkeletonLine width="32%" height={24} />
        <SkeletonLine height={132} />
        <SkeletonLine width="48%" height={36} />
        <SkeletonLine height={104} />
        <SkeletonLine height={104} />
      </Stack>
    </>
  );
}

type Props = { offer: OutsourceOffer; now: Date };

/** Requirements, audience and fill state of the offer. */
function OfferFacts({ offer, now }: Props) {
  const { position_needs, counts, city, state, radius_miles, apply_by, timezone, message } = offer;
  const required = useRequirements(offer);
  return (
    <Columns as="section" below={5} isCard className={styles.panel} aria-label={texts.facts}>
      <Row gap={3} className={styles.filled}>
        <CrewRing crew={summarizeOffer(offer)} size={56} />
        <Text as="ul" weight="medium">
          {listCrewNeeds(position_needs).map((need, index) => {
            const line = position_needs[index];
            if (!line) return null;
            const { filled, required: asked } = countSlotsOfOffer({ ...offer, position_needs: [line] });
            return <li key={line.position}>{texts.needFilled(need, filled, asked)}</li>;
          })}
        </Text>
      </Row>
      <Columns as="dl" rowGap={3} gap={6} columns={3} isNumeric className={styles.facts}>
        <Fact name={texts.rate}>
          {formatOfferRates(position_needs)} · {formatDailyHours(offer)}
        </Fact>
        <Fact name={texts.place}>{texts.within(`${city}, ${state}`, radius_miles)}</Fact>
        <Fact name={texts.applyBy}>{formatInstant(apply_by, timezone, now)}</Fact>
        <Fact name={texts.audience}>
          <span>{describeTiers(offer, now)}</span>
          <Muted as="span" isBlock size={13}>
            {texts.reach(counts.notified, counts.viewed, counts.applied)}
          </Muted>
          {counts.next_notified_at !== null && (
            <Muted as="span" isBlock size={13}>
              {texts.reachNext(counts.next_notified, formatTime(zonedTime(counts.next_notified_at, timezone).time))}
            </Muted>
          )}
        </Fact>
        <Fact name={texts.auto}>
          {offer.auto_accept === 0 ? texts.autoOff : texts.autoOn(offer.auto_accept, counts.accepted)}
        </Fact>
        {required !== '' && <Fact name={texts.required}>{required}</Fact>}
        {message !== '' && (
          <Fact name={texts.message}>
            <Text as="span" lines="kept">
              {message}
            </Text>
          </Fact>
        )}
      </Columns>
    </Columns>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Muted as="dt" size={13}>
        {name}
      </Muted>
      <Text as="dd" isBreaking>
        {children}
      </Text>
    </div>
  );
}

/** "Appliance dolly, Spanish, 4.5 stars or more"; empty without requirements. */
function useRequirements({ requirements }: OutsourceOffer): string {
  const [toolName, vehicleName] = [useToolName(), useVehicleName()];
  const { tool_ids, vehicle_type_ids, languages, min_rating } = requirements;
  const words = [
    ...tool_ids.map(toolName),
    ...vehicle_type_ids.map(vehicleName),
    ...languages.map((language) => jobLabels.language[language]),
    min_rating === null ? undefined : texts.minRating(min_rating.toFixed(1)),
  ];
  return words.filter((word) => word !== undefined).join(', ');
}

type Tiered = Pick<OutsourceOffer, 'tiers' | 'audience' | 'timezone'>;

/** "Favorites since 8:00 AM, Top 20 matches at 8:15 AM"; the audience alone if there are no times. */
function describeTiers({ tiers, audience, timezone }: Tiered, now: Date): string {
  if (tiers.length === 0) return offerLabels.audience[audience];
  return texts.tiers(
    tiers.map((tier) => {
      const label = offerLabels.audience[tier.audience];
      const time = formatMoment(tier.opens_at, timezone, now);
      return Date.parse(tier.opens_at) <= now.getTime() ? texts.openSince(label, time) : texts.opensAt(label, time);
    }),
  );
}

/** The time today, or the day with the time. */
function formatMoment(instant: string, zone: string, now: Date): string {
  const { date, time } = zonedTime(instant, zone);
  return date === todayIn(zone, now) ? formatTime(time) : formatInstant(instant, zone, now);
}
