import type { ReactNode } from 'react';
import { getHelpKind } from '#domain/orders/helpType';
import { isScheduled } from '#domain/orders/schedule';
import { hasCrew, isOnCrew } from '#domain/orders/statuses';
import { nameCustomer, namePerson } from '#domain/people/personName';
import { countDays, formatJobWhen } from '#domain/time/workDays';
import type { Crew as CrewOfOrder, CrewMember, CrewSlot, Order } from '#generated/model';
import { useBranchZone } from '#platform/branches/useActiveBranch';
import { bundleQueries, hasFailed } from '#platform/cache/queryBundle';
import { useLanguage } from '#platform/language/useLanguage';
import { formatPhone } from '#platform/lib/phone';
import { formatNumber } from '#platform/lib/text';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useQueryParam } from '#platform/routing/useQuery';
import { DateInput } from '#platform/ui/dates/DateInput';
import { Callout } from '#platform/ui/feedback/Callout';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { EmptyState } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { PrintButtons } from '#platform/ui/inputs/PrintButtons';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { listLabeledStops, StopCard } from '../detail/sections/StopCard';
import { sheetTexts } from '../list/texts';
import { useDayJobs } from '../listsApi';
import { OrderUnavailable, cardTexts, useVehicleName, useCrews, useOrdersById } from '../orders';
import { DAY_PARAM } from './sheetPaths';
import { crewSheetTexts as texts } from './texts';
import styles from './DaySheet.module.css';

type Props = { branchId: number; day: string };

/** Printout of all jobs of a day, one crew per page (docs/product.md, "Routes the specification leaves open"). */
export function DaySheet({ branchId, day }: Props) {
  const jobs = useDayJobs(branchId, day);
  const planned = (jobs.data?.data ?? []).filter(({ closed_state }) => closed_state !== 'cancelled');
  const sheets = useSheets(planned.map(({ order_id }) => order_id));
  const isReady = jobs.isSuccess && !jobs.isPlaceholderData && !sheets.isPending;
  const count = sheets.loaded.length;
  return (
    <div className={styles.day}>
      <SheetHeader day={day} count={count} isReady={isReady && count > 0} />
      {jobs.isError && !jobs.data ? (
        <OrderUnavailable error={jobs.error} retrying={jobs.isFetching} onRetry={() => void jobs.refetch()} />
      ) : (
        <SheetPages sheets={sheets} isReady={isReady} />
      )}
    </div>
  );
}

function SheetHeader({ day, count, isReady }: { day: string; count: number; isReady: boolean }) {
  const link = useLink();
  const [, change] = useQueryParam(DAY_PARAM);
  const zone = useBranchZone();
  return (
    <PageHeader
      title={sheetTexts.title}
      subtitle={isReady ? sheetTexts.jobs(count) : undefined}
      back={{ ...link(href('company-job-formed')), label: sheetTexts.back }}
      actions={
        <Row gap={2} isWrapping className={styles.actions}>
          <DateInput aria-label={sheetTexts.day} value={day} minDay={null} zone={zone} onChange={change} />
          <PrintButtons disabled={!isReady} />
        </Row>
      }
    />
  );
}

/** Printout of chosen jobs, one crew per page. */
export function SheetsOfJobs({ orderIds }: { orderIds: readonly number[] }) {
  const sheets = useSheets(orderIds);
  const link = useLink();
  const isReady = !sheets.isPending;
  const count = sheets.loaded.length;
  return (
    <div className={styles.day}>
      <PageHeader
        title={sheetTexts.jobsTitle}
        subtitle={isReady ? sheetTexts.jobs(count) : undefined}
        back={{ ...link(href('company-job-formed')), label: cardTexts.backToJobs }}
        actions={<PrintButtons disabled={!isReady || count === 0} />}
      />
      <SheetPages sheets={sheets} isReady={isReady} />
    </div>
  );
}

/** The sheets to print, one crew per page. Jobs that could not be loaded are named. */
function SheetPages({ sheets, isReady }: { sheets: Sheets; isReady: boolean }) {
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

type Sheet = { order: Order; crew: CrewOfOrder };
type SheetProps = { sheet: Sheet; vehicleName: (vehicleTypeId: number) => string | undefined };

/** The printed sheet of one crew: times, stops, people, equipment and notes. */
function CrewSheet({ sheet: { order, crew }, vehicleName }: SheetProps) {
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
function useSheets(orderIds: readonly number[]): Sheets {
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
