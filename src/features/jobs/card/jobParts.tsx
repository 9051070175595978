import { formatCustomerName, listCrewNeeds, listVehicleNeeds, useVehicleName, cardTexts } from '../../orders';
import { hasId } from '#domain/ids';
import type { OrderCard } from '#generated/model';
import { useLink } from '#platform/routing/links/useLink';
import styles from './jobParts.module.css';
import type { ReactNode } from 'react';

type Props = { card: OrderCard; path: string; className?: string | undefined };

/** The number of a job, which leads to it. An empty place where the provider does not number its jobs. */
export function JobLink({ card, path, className }: Props) {
  const link = useLink();
  if (card.number === '' || !hasId(card.order_id)) return <span className={className}>{card.number}</span>;
  return (
    <a className={className} {...link(path)}>
      {card.number}
    </a>
  );
}

/** The customer of a job. Leads to the job if its number does not; nothing if only the number is known. */
export function JobCustomer({ card, path }: Props) {
  const link = useLink();
  const name = formatCustomerName(card);
  if (card.number !== '') return name === card.number ? null : name;
  return hasId(card.order_id) ? <a {...link(path)}>{name}</a> : name;
}

type JobNeedsProps = {
  card: OrderCard;
  className: string | undefined;
  /** The text may be cut off, so it is the tooltip too. */
  isCut?: boolean;
};

/**
 * The crew and the vehicles a job needs. The names of vehicles come later than the jobs, so they are read here: then only
 * this text is rendered again.
 */
export function JobNeeds({ card, className, isCut = false }: JobNeedsProps) {
  const vehicleName = useVehicleName();
  const needs = [...listCrewNeeds(card.crew_requirements), ...listVehicleNeeds(card.vehicle_requirements, vehicleName)];
  const text = needs.join(', ');
  return (
    <div className={className} title={isCut ? text : undefined}>
      {text}
    </div>
  );
}

type SelectBoxProps = { card: Pick<OrderCard, 'order_id' | 'number'>; selection: JobSelection };

/** Selects a job for an action on several, which needs its id. */
export function SelectBox({
  card: { order_id, number },
  selection: { isSelected, canChange, onToggle },
}: SelectBoxProps) {
  if (!hasId(order_id)) return <span className={styles.box} />;
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={cardTexts.select(number)}
        checked={isSelected}
        disabled={!canChange}
        onChange={onToggle}
      />
    </label>
  );
}

/** Selection state of one job of a list, with its setter. */
export type JobSelection = {
  isSelected: boolean;
  /** False when as many jobs as possible are selected. */
  canChange: boolean;
  onToggle: () => void;
};

/** Props of both views of a job. */
export type JobShapeProps = {
  card: OrderCard;
  /** The page that it leads to: its details by default. */
  path?: string;
  now: Date;
  /** Formation or result, as a chip. */
  status: ReactNode;
  /** Warnings for the dispatcher, as chips. */
  warnings?: ReactNode;
  /** Next to what the crew does: the time to start. */
  aside?: ReactNode;
  crew: ReactNode;
  /** The crew in a few letters, for a row. */
  crewCount?: ReactNode;
  /** Facts of a closed job, shown instead of its needs. */
  middle?: ReactNode;
  actions: ReactNode;
  /** A muted last line. */
  foot: ReactNode;
  /** Number of live changes; the job glows once for each. */
  turn?: number;
  selection: JobSelection;
};
