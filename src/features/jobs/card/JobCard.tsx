import { Fragment, type ReactNode } from 'react';
import type { OrderCard } from '#generated/model';
import { hasId } from '#platform/lib/codes';
import { useLink } from '#platform/routing/links/useLink';
import { useLinkArea } from '#platform/routing/links/useLinkArea';
import { classes } from '#platform/ui/classes';
import { WarningIcon } from '#platform/ui/icons';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { getGlowClass } from '#platform/ui/lists/glow';
import { listTexts } from '../list/texts';
import {
  HelpBadge,
  RouteLine,
  WhenLine,
  getDetailsPath,
  listFacts,
  nameJob,
  describeMissing,
  formatRoute,
  formatCustomerName,
  listCrewNeeds,
  listVehicleNeeds,
  useVehicleName,
  cardTexts,
} from '../orders';
import styles from './JobCard.module.css';

/** A job on a list: customer, route, time, size, crew and actions. A click anywhere else opens it. */
export function JobCard(props: JobShapeProps) {
  const { card, now, status, warnings, aside, crew, middle, actions, foot, selection, turn = 0 } = props;
  const { path = getDetailsPath(card) } = props;
  const area = useLinkArea(path);
  const facts = listFacts(card);
  return (
    <Columns
      as="article"
      gap={5}
      rowGap={0}
      align="center"
      isCard
      data-job={card.order_id}
      className={classes(styles.card, selection.isSelected && styles.selected, getGlowClass(turn))}
      aria-label={nameJob(card)}
      {...(hasId(card.order_id) && area)}
    >
      <Stack gap={1} canShrink className={styles.part}>
        <Row gap={2} rowGap={1} isWrapping className={styles.head}>
          <SelectBox card={card} selection={selection} />
          <JobLink card={card} path={path} className={styles.number} />
          {status}
        </Row>
        <Text as="h2" size={16} isBreaking className={styles.customer}>
          <JobCustomer card={card} path={path} />
        </Text>
        <div className={styles.route}>
          <RouteLine job={card} />
        </div>
      </Stack>
      <Stack gap={1} canShrink className={styles.part}>
        {card.date !== null && (
          <Text weight="medium" isNumeric className={styles.strong}>
            <WhenLine job={card} now={now} />
          </Text>
        )}
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        <Row tone="secondary" size={13} isNumeric as="p" gap={2} rowGap={1} isWrapping className={styles.time}>
          <HelpBadge helpType={card.help_type} />
          {aside}
        </Row>
      </Stack>
      <Stack gap={1} canShrink className={styles.part}>
        {middle === undefined ? (
          <JobNeeds card={card} className={styles.facts} />
        ) : (
          <div className={styles.facts}>{middle}</div>
        )}
        {warnings !== undefined && (
          <Row gap={2} rowGap={1} align="stretch" isWrapping className={styles.warnings}>
            {warnings}
          </Row>
        )}
        {foot !== '' && (
          <Text tone="faint" size={12} className={styles.foot}>
            {foot}
          </Text>
        )}
      </Stack>
      <Row isTarget gap={2} className={styles.crew}>
        {crew}
      </Row>
      <Row gap={2} justify="end" className={styles.actions}>
        {actions}
      </Row>
    </Columns>
  );
}

/** The names of the columns, above the rows of a list. Each row says them in its own words to a screen reader. */
export function JobRowHead({ needs = listTexts.columns.needs }: { needs?: string | undefined }) {
  const { number, customer, route, when, crew, state } = listTexts.columns;
  return (
    <Muted as="li" size={12} weight="medium" className={styles.headRow} aria-hidden="true">
      <span />
      <span>{number}</span>
      <span>{customer}</span>
      <span>{route}</span>
      <span>{when}</span>
      <span className={styles.rowNeeds}>{needs}</span>
      <span>{crew}</span>
      <span>{state}</span>
      <span />
    </Muted>
  );
}

/** A job in one line, for scanning many. A click anywhere but on a control opens it. */
export function JobRow(props: JobShapeProps) {
  const { card, now, status, warnings, aside, crewCount, middle, actions, selection, turn = 0 } = props;
  const { path = getDetailsPath(card) } = props;
  const area = useLinkArea(path);
  const missing = describeMissing(card);
  return (
    <Columns
      as="article"
      align="center"
      size={13}
      data-job={card.order_id}
      className={classes(styles.row, selection.isSelected && styles.rowSelected, getGlowClass(turn))}
      aria-label={nameJob(card)}
      {...(hasId(card.order_id) && area)}
    >
      <SelectBox card={card} selection={selection} />
      <JobLink card={card} path={path} className={styles.rowNumber} />
      <h2 className={styles.rowCustomer} title={formatCustomerName(card)}>
        <JobCustomer card={card} path={path} isCut />
      </h2>
      <span className={styles.rowRoute} title={formatRoute(card)}>
        {missing !== undefined && (
          <span className={styles.missing} title={missing}>
            <WarningIcon size={12} />
            <VisuallyHidden>{missing}</VisuallyHidden>
          </span>
        )}
        <RouteLine job={card} />
      </span>
      <Text as="span" isNumeric className={styles.rowWhen}>
        <WhenLine job={card} now={now} />
      </Text>
      {middle === undefined ? (
        <JobNeeds card={card} className={styles.rowNeeds} isCut />
      ) : (
        <div className={styles.rowNeeds}>{middle}</div>
      )}
      <Text as="span" weight="medium" isNumeric className={styles.rowCrew}>
        {crewCount}
      </Text>
      <Row canShrink as="span" isWrapping className={styles.state}>
        {status}
        {warnings}
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </Row>
      <Row as="span" gap={2} justify="end" align="stretch" className={styles.rowActions}>
        {actions}
      </Row>
    </Columns>
  );
}

type Props = { card: OrderCard; path: string; className?: string | undefined };

/** The number of a job, which leads to it. An empty place where the provider does not number its jobs. */
function JobLink({ card, path, className }: Props) {
  const link = useLink();
  if (card.number === '' || !hasId(card.order_id)) return <span className={className}>{card.number}</span>;
  return (
    <a className={className} {...link(path)}>
      {card.number}
    </a>
  );
}

/** The customer of a job. Leads to the job if its number does not; nothing if only the number is known. */
function JobCustomer({ card, path, isCut = false }: Props & { isCut?: boolean }) {
  const link = useLink();
  const name = formatCustomerName(card);
  if (card.number !== '' && name === card.number) return null;
  const shown = isCut ? <CutName card={card} /> : name;
  return card.number === '' && hasId(card.order_id) ? <a {...link(path)}>{shown}</a> : shown;
}

/** Cuts off the first and the last name each by itself, so that customers with the same first names differ. */
function CutName({ card }: { card: OrderCard }) {
  const names = [card.customer_name, card.customer_last_name].filter(Boolean);
  const shown = names.length > 0 ? names : [formatCustomerName(card)];
  return shown.map((name, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      <Text as="span" lines="cut" className={styles.word}>
        {name}
      </Text>
    </Fragment>
  ));
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
function JobNeeds({ card, className, isCut = false }: JobNeedsProps) {
  const vehicleName = useVehicleName();
  const needs = [...listCrewNeeds(card.crew_requirements), ...listVehicleNeeds(card.vehicle_requirements, vehicleName)];
  const text = needs.join(', ');
  return (
    <Text as="div" lines={isCut ? 'cut' : undefined} className={className} title={isCut ? text : undefined}>
      {text}
    </Text>
  );
}

type SelectBoxProps = { card: Pick<OrderCard, 'order_id' | 'number'>; selection: JobSelection };

/** Selects a job for an action on several, which needs its id. */
function SelectBox({ card: { order_id, number }, selection: { isSelected, canChange, onToggle } }: SelectBoxProps) {
  if (!hasId(order_id)) return <Row as="span" isInline canShrink={false} justify="center" className={styles.box} />;
  return (
    <Row as="label" isInline canShrink={false} justify="center" className={styles.box}>
      <input
        type="checkbox"
        aria-label={cardTexts.select(number)}
        checked={isSelected}
        disabled={!canChange}
        onChange={onToggle}
      />
    </Row>
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
type JobShapeProps = {
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
