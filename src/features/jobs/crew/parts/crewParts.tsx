import type { ReactNode, ComponentProps } from 'react';
import type { CandidateAvailability } from '#generated/model';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { formatMoney, formatRate } from '#platform/lib/money';
import { classes } from '#platform/ui/classes';
import { StatusChip, type StatusTone } from '#platform/ui/data/Chip';
import { ErrorIcon, TickIcon, WarningIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Muted, Row } from '#platform/ui/layout/Layout';
import { rateRule } from '../../../team/people';
import { jobLabels } from '../../orders';
import { crewTexts } from '../texts';
import styles from './Crew.module.css';

type SlotRingProps = {
  /** State of the slot; `open` has no invitation. */
  edge: 'accepted' | 'waiting' | 'declined' | 'none' | 'open';
  /** Size of the picture inside, in pixels. */
  size: 28 | 36;
  children?: ReactNode;
};

/** The person in a slot, in a ring that shows the answer. The text next to it has the same information. */
export function SlotRing({ edge, size, children }: SlotRingProps) {
  return (
    <Row
      canShrink={false}
      as="span"
      justify="center"
      isInline
      className={classes(styles.ring, styles[edge])}
      style={{ width: size, height: size }}
    >
      {children}
    </Row>
  );
}

type KnownAvailability = NonNullable<CandidateAvailability>;

const looks = {
  available: { tone: 'success', icon: <TickIcon size={12} /> },
  partial: { tone: 'warning', icon: <WarningIcon size={12} /> },
  unavailable: { tone: 'neutral', icon: <ErrorIcon size={12} /> },
  busy: { tone: 'danger', icon: <ErrorIcon size={12} /> },
} as const satisfies Record<KnownAvailability, { tone: StatusTone; icon: React.ReactElement }>;

/** Availability of a candidate at the time of a job. */
export function AvailabilityChip({ availability }: { availability: KnownAvailability }) {
  return <StatusChip {...looks[availability]}>{jobLabels.availability[availability]}</StatusChip>;
}

type Props = { name: ComponentProps<typeof MoneyField>['name']; label?: string };

/** The rate that an invitation offers, in cents per hour. */
export function RateField({ name, label = crewTexts.rate }: Props) {
  return <MoneyField name={name} label={label} unit={crewTexts.perHour} required validate={rateRule} />;
}

type UsualRateProps = {
  /** Cents per hour. */
  usual: number | null;
  offered: number | null | undefined;
  onOffer: (rate: number) => void;
};

/** Usual rate of a person, if they have one. Below it, asks for a decision: their rate in one click, or the lower one. */
export function UsualRate({ usual, offered, onOffer }: UsualRateProps) {
  if (usual === null || usual === 0) return null;
  const less = usual - (offered ?? usual);
  if (!(less > 0)) return <Muted size={13}>{crewTexts.usualRate(formatRate(usual))}</Muted>;
  return (
    <Row gap={2} isWrapping tone="warning" size={13} role="status">
      <span>{crewTexts.belowUsualRate(formatRate(usual), formatMoney(less))}</span>
      <Button size="small" variant="outline" onClick={() => onOffer(usual)}>
        {crewTexts.offerRate(formatRate(usual))}
      </Button>
    </Row>
  );
}
