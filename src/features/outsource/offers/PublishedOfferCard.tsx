import type { OutsourceOffer } from '#generated/model';
import { OfferStatus } from '#generated/model/codes';
import { timeAgo } from '#platform/lib/time/timeLeft';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useLinkArea } from '#platform/routing/links/useLinkArea';
import { classes } from '#platform/ui/classes';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { getGlowClass } from '#platform/ui/lists/glow';
import { CrewRing, HelpBadge, WhenLine, formatDailyHours, getDetailsPath } from '../../jobs/orders';
import { Deadline, formatOfferRates, nameOffer, summarizeOffer, OfferMenu, OfferStatusChip } from '../parts/OfferFacts';
import { partTexts, offersTexts as texts } from '../parts/texts';
import type { OpenOfferDialog } from '../parts/useOfferDialogs';
import styles from './PublishedOfferCard.module.css';

type Props = { offer: OutsourceOffer; now: Date; turn: number; onAsk: OpenOfferDialog };

/** An offer on the list: what it asks for, when, how far it is, and its applications. A click opens it. */
export function PublishedOfferCard({ offer, now, turn, onAsk }: Props) {
  const link = useLink();
  const path = href('company-outsourcing-offer-applications', { id: offer.id });
  const name = nameOffer(offer);
  const { required, accepted } = summarizeOffer(offer);
  return (
    <Columns
      as="article"
      gap={5}
      rowGap={0}
      align="center"
      isCard
      data-offer={offer.id}
      className={classes(styles.card, getGlowClass(turn))}
      aria-label={name}
      {...useLinkArea(path)}
    >
      <Stack canShrink gap={1} className={styles.part}>
        <Row gap={2} rowGap={1} isWrapping className={styles.head}>
          <OfferStatusChip status={offer.status} />
          <Deadline offer={offer} />
        </Row>
        <Text as="h2" size={16} isBreaking className={styles.name}>
          <a {...link(path)}>{name}</a>
        </Text>
        <Row as="p" gap={2} rowGap={1} isWrapping tone="secondary" size={13} isNumeric className={styles.line}>
          {texts.within(offer.radius_miles, `${offer.city}, ${offer.state}`)}
        </Row>
      </Stack>
      <Stack canShrink gap={1} className={styles.part}>
        <Text weight="medium" isNumeric className={styles.line}>
          <WhenLine job={offer} now={now} />
        </Text>
        <Text isNumeric className={styles.line}>
          {formatOfferRates(offer.position_needs)}
        </Text>
        <Row as="p" gap={2} rowGap={1} isWrapping tone="secondary" size={13} isNumeric className={styles.line}>
          <JobLink offer={offer} />
          <HelpBadge helpType={offer.help_type} />
          {formatDailyHours(offer)}
        </Row>
      </Stack>
      <Applications offer={offer} now={now} />
      <Row gap={2}>
        <CrewRing crew={summarizeOffer(offer)} />
        <Muted as="span" size={13} isNumeric>
          {partTexts.filled(accepted, required)}
        </Muted>
      </Row>
      <Row gap={2} justify="end" className={styles.actions}>
        <OpenButton offer={offer} path={path} />
        <OfferMenu offer={offer} onAsk={onAsk} />
      </Row>
    </Columns>
  );
}

function Applications({ offer, now }: { offer: OutsourceOffer; now: Date }) {
  const { counts, status, auto_accept, created_by, created_at, closed_at, timezone } = offer;
  const isOpen = status === OfferStatus.open;
  const isEnded = !isOpen && closed_at !== null;
  return (
    <Stack canShrink gap={1} className={styles.part}>
      <Text weight="medium" isNumeric className={styles.line}>
        {counts.applied === 0 ? texts.noneApplied : texts.applied(counts.applied)}
      </Text>
      <Row as="p" gap={2} rowGap={1} isWrapping tone="secondary" size={13} isNumeric className={styles.line}>
        {texts.reach(counts.notified, counts.viewed)}
      </Row>
      {isOpen && auto_accept > 0 && (
        <Row as="p" gap={2} rowGap={1} isWrapping tone="secondary" size={13} isNumeric className={styles.line}>
          {texts.autoAccept(auto_accept)}
        </Row>
      )}
      <Text tone="faint" size={12} className={styles.foot}>
        {isEnded
          ? texts.ended(timeAgo(closed_at, now, timezone))
          : texts.published(timeAgo(created_at, now, timezone), created_by.name)}
      </Text>
    </Stack>
  );
}

function JobLink({ offer: { order } }: { offer: OutsourceOffer }) {
  const link = useLink();
  if (order === null) return <span>{partTexts.jobDeleted}</span>;
  return <a {...link(getDetailsPath(order))}>{partTexts.job(order.number)}</a>;
}

/** Shows how many applications wait for an answer. */
function OpenButton({ offer, path }: { offer: OutsourceOffer; path: string }) {
  const link = useLink();
  const name = nameOffer(offer);
  if (offer.waiting === 0) {
    return (
      <Button variant="outline" aria-label={texts.viewName(name)} {...link(path)}>
        {texts.view}
      </Button>
    );
  }
  return (
    <Button intent="primary" aria-label={texts.reviewName(offer.waiting, name)} {...link(path)}>
      {texts.review(offer.waiting)}
    </Button>
  );
}
