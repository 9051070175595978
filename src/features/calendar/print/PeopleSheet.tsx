import { useRef } from 'react';
import type { CrewRequirement } from '#generated/model';
import { useLanguage } from '#platform/language/useLanguage';
import { counted, formatNumber } from '#platform/lib/text';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import { classes } from '#platform/ui/classes';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { Stack, Text } from '#platform/ui/layout/Layout';
import { formatCustomerName } from '../../jobs/orders';
import { formatShortWindow, formatStart } from '../event/JobEvent';
import type { CalendarJob } from '../model/calendarJob';
import type { CalendarFilters } from '../model/filters';
import { type DayRange, listDays } from '../model/range';
import { type OpenDay, type PersonDay, type PersonWeek, usePersonWeeks } from '../people/personWeek';
import { peopleTexts } from '../texts';
import { formatSheetDay, SheetHead, useFit } from './sheet';
import { weekSheetTexts as texts } from './texts';
import styles from './weekPrint.module.css';

type Props = {
  heading: string;
  notes: readonly string[];
  branchId: number;
  range: DayRange;
  jobs: readonly CalendarJob[];
  filters: CalendarFilters;
};

/** The week by person on one landscape page: open jobs, then a row per person. */
export function PeopleSheet({ heading, notes, branchId, range, jobs, filters }: Props) {
  const { people, open, failed, hoursFailed } = usePersonWeeks(branchId, range, jobs, filters);
  return (
    <>
      {failed && <RetryNote className={styles.note} query={failed} text={peopleTexts.teamFailed} />}
      {hoursFailed && <RetryNote className={styles.note} query={hoursFailed} text={peopleTexts.hoursFailed} />}
      <Sheet heading={heading} notes={notes} range={range} open={open} people={people} />
    </>
  );
}

type SheetProps = Pick<Props, 'heading' | 'notes' | 'range'> & {
  open: readonly OpenDay[];
  people: readonly PersonWeek[];
};

function Sheet({ heading, notes, range, open, people }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const [hidden = 0] = useFit(sheet);
  const shown = people.length - hidden;
  return (
    <Stack as="article" ref={sheet} lang={useLanguage()} className={styles.sheet} aria-label={texts.sheet}>
      <SheetHead heading={heading} notes={notes} />
      <table className={styles.people} aria-label={texts.weekByPerson}>
        <thead>
          <tr>
            <th scope="col">{texts.people}</th>
            {listDays(range).map((day) => (
              <th key={day} scope="col">
                {formatSheetDay(day)}
              </th>
            ))}
          </tr>
          <OpenJobs open={open} />
        </thead>
        <tbody>
          {people.map((person, at) => (
            <tr key={person.userId ?? `member ${person.employeeId}`} hidden={at >= shown}>
              <Person person={person} />
              {person.days.map((day) => (
                <td key={day.day} className={classes(day.isOff && styles.off)}>
                  <DayLines day={day} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p>{texts.morePeople(hidden)}</p>}
    </Stack>
  );
}

function OpenJobs({ open }: Pick<SheetProps, 'open'>) {
  return (
    <tr>
      <th scope="row">{texts.needsCrew}</th>
      {open.map(({ day, jobs }) => (
        <td key={day}>
          {jobs.map(({ item, needs }) => (
            <p key={item.order_id}>
              {formatStart(windowMinutes(item.arrival_window)?.start ?? 0)} <b>{formatLastName(item)}</b>{' '}
              {needs.map(formatNeed).join(', ')}
            </p>
          ))}
        </td>
      ))}
    </tr>
  );
}

function Person({ person: { name, hours } }: { person: PersonWeek }) {
  return (
    <th scope="row">
      <span>{name} </span>
      {hours && (
        <Text as="span" weight="regular" isNumeric lines="one">
          {texts.hours(formatNumber(hours.accepted), formatNumber(hours.limit))}
        </Text>
      )}
    </th>
  );
}

function DayLines({ day: { shifts, isOff, windows, busy, expiring } }: { day: PersonDay }) {
  return (
    <>
      {shifts.map(({ shift, isPending }) => (
        <p key={shift.key}>
          {formatStart(shift.start)} <b>{texts.person(formatLastName(shift.item), isPending)}</b>
        </p>
      ))}
      {busy.map((window) => (
        <p key={window}>{texts.busy(formatShortWindow(window))}</p>
      ))}
      {expiring.map((kind) => (
        <p key={kind}>{texts.expires[kind]}</p>
      ))}
      {isOff && <p>{texts.off}</p>}
      {shifts.length + busy.length === 0 && windows.map((window) => <p key={window}>{formatShortWindow(window)}</p>)}
    </>
  );
}

const formatNeed = ({ position, count }: CrewRequirement): string => counted(count, texts.position[position]);

/** The last name, because a row is to fit on one line. */
const formatLastName = (item: CalendarJob): string => item.customer_last_name || formatCustomerName(item);
