import { useVehicleName, useCrews, useOrdersById } from '../orders';
import { Callout } from '#platform/ui/feedback/Callout';
import { EmptyState } from '#platform/ui/feedback/states';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { Button } from '#platform/ui/inputs/Button';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './DaySheet.module.css';
import { sheetTexts } from '../list/texts';
import { nameCustomer, namePerson } from '#domain/people/personName';
import type { ReactNode } from 'react';
import { useLanguage } from '#platform/language/useLanguage';
import { formatNumber } from '#platform/lib/text';
import type { Crew as CrewOfOrder, CrewMember, CrewSlot, Order } from '#generated/model';
import { formatPhone } from '#platform/lib/phone';
import { isScheduled } from '#domain/orders/schedule';
import { hasCrew, isOnCrew } from '#domain/orders/statuses';
import { getHelpKind } from '#domain/orders/helpType';
import { countDays, formatJobWhen } from '#domain/time/workDays';
import { listLabeledStops, StopCard } from '../detail/sections/StopCard';
import { crewSheetTexts as texts } from './texts';
import { bundleQueries, hasFailed } from '#platform/cache/queryBundle';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';

/** The sheets to print, one crew per page. Jobs that could not be loaded are named. */
export function SheetPages({ sheets, isReady }: { sheets: Sheets; isReady: boolean }) {
  const vehicleName = useVehicleName();
  const { loaded, failedIds, retry } = sheets;
  if (!isReady) {
    return (
      <Stack gap={4} role="status">
        <VisuallyHidden>{sheetTexts.loading}</VisuallyHidden>
        <SkeletonCard height={320} />
        <SkeletonCard height={320} />
      </Stack>
    );
  }
  if (loaded.length === 0 && failedIds.length === 0)
    return <EmptyState title={sheetTexts.emptyTitle} text={sheetTexts.empty} />;
  return (
    <>
      {failedIds.length > 0 && (
        <Callout intent="warning" title={sheetTexts.partly} className={styles.partly}>
          <p>{sheetTexts.missing(failedIds)}</p>
          <Button size="small" variant="quiet" onClick={retry}>
            {sheetTexts.again}
          </Button>
        </Callout>
      )}
      {loaded.map((sheet) => (
        <CrewSheet key={sheet.order.order_id} sheet={sheet} vehicleName={vehicleName} />
      ))}
    </>
  );
}

export type Sheet = { order: Order; crew: CrewOfOrder };
type Props = { sheet: Sheet; vehicleName: (vehicleTypeId: number) => string | undefined };

/** The printed sheet of one crew: times, stops, people, equipment and notes. */
function CrewSheet({ sheet: { order, crew }, vehicleName }: Props) {
  const { number, crew_notes, customer_primary_phone } = order;
  const customer = nameCustomer(order);
  const contact = [customer, formatPhone(customer_primary_phone, 'list')].filter(Boolean).join(' · ');
  const vehicles = order.vehicle_requirements.flatMap(({ vehicle_type_id, count }) => {
    const name = vehicleName(vehicle_type_id);
    return name === undefined ? [] : [texts.vehicle(count, name)];
  });
  return (
    <Text as="article" isCard className={styles.sheet} lang={useLanguage()} aria-label={texts.page(number)}>
      <Row as="h2" gap={4} rowGap={1} align="stretch" justify="between" isWrapping className={styles.heading}>
        <span>{number === '' && customer === '' ? texts.page('') : texts.heading(number, customer)}</span>
        {isScheduled(order) && <span>{formatJobWhen(order)}</span>}
      </Row>
      <Part title={texts.crew}>
        <Crew members={crew.members} slots={crew.slots} isFormed={hasCrew(order)} />
      </Part>
      <Part title={texts.stops}>
        <Stack as="ol" gap={3}>
          {listLabeledStops(order, texts).map((stop) => (
            <li key={stop.label}>
              <StopCard {...stop} texts={texts.access} />
            </li>
          ))}
        </Stack>
      </Part>
      {contact !== '' && (
        <Part title={texts.contact}>
          <p>{contact}</p>
        </Part>
      )}
      <Part title={texts.service}>
        <p>{listService(order).join(' · ')}</p>
      </Part>
      {vehicles.length > 0 && (
        <Part title={texts.vehicles}>
          <p>{vehicles.join(', ')}</p>
        </Part>
      )}
      {crew_notes !== '' && (
        <Part title={texts.notes}>
          <Text isBreaking lines="kept">
            {crew_notes}
          </Text>
        </Part>
      )}
    </Text>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Columns isDivided as="section" gap={4} rowGap={1} className={styles.part}>
      <Muted as="h3" size={14} weight="medium">
        {title}
      </Muted>
      <div>{children}</div>
    </Columns>
  );
}

type CrewProps = { members: readonly CrewMember[]; slots: readonly CrewSlot[]; isFormed: boolean };

/** `isFormed`: people have accepted, also if the provider does not say who. */
function Crew({ members, slots, isFormed }: CrewProps) {
  const coming = members.filter(isOnCrew);
  const open = slots.filter(({ required, accepted }) => accepted < required);
  return (
    <>
      {coming.length === 0 && !isFormed && <p>{texts.noOne}</p>}
      <Stack as="ul" gap={1} className={styles.crew}>
        {coming.map((member) => (
          <Row as="li" isWrapping gap={4} rowGap={0} isNumeric align="stretch" key={member.user_id}>
            <span>{namePerson(member)}</span>
            <span>{member.position === null ? '' : texts.position[member.position]}</span>
            <span>{member.phone === null ? '' : formatPhone(member.phone, 'list')}</span>
          </Row>
        ))}
      </Stack>
      {open.map(({ position, required, accepted }) => (
        <p key={position}>{texts.open(required - accepted, texts.position[position])}</p>
      ))}
    </>
  );
}

/** "Load + unload", "2 bedrooms, large", "930 cu ft", "6.5 hr", "Piano, Safe over 300 lb" */
function listService(order: Order): string[] {
  const { help_type, move_size, volume_cuft, estimated_hours, special_items } = order;
  const days = order.date === null ? 1 : countDays({ date: order.date, end_date: order.end_date });
  const hours = estimated_hours === null ? '' : texts.hours(formatNumber(estimated_hours));
  return [
    texts.helpType[getHelpKind(help_type)],
    move_size === null ? '' : texts.moveSize[move_size],
    volume_cuft ? texts.volume(formatNumber(volume_cuft)) : '',
    days > 1 && hours !== '' ? texts.timesHours(days, hours) : hours,
    special_items.map((item) => texts.specialItem[item]).join(', '),
  ].filter((fact) => fact !== '');
}

type Sheets = {
  loaded: readonly Sheet[];
  /** Ids of the orders that could not be loaded. */
  failedIds: readonly number[];
  isPending: boolean;
  /** Loads what failed again. */
  retry: () => void;
};

/** The crew sheets of several orders, in their order. */
export function useSheets(orderIds: readonly number[]): Sheets {
  const orders = useOrdersById(orderIds);
  const crews = useCrews(orderIds);
  const { isPending, retry } = bundleQueries([...orders, ...crews]);
  return {
    loaded: orderIds.flatMap((_, index): Sheet[] => {
      const [order, crew] = [orders[index]?.data, crews[index]?.data];
      return order && crew ? [{ order, crew }] : [];
    }),
    failedIds: orderIds.filter((_, index) => [orders[index], crews[index]].some(hasFailed)),
    isPending,
    retry,
  };
}
