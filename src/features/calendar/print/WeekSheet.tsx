import { namePerson } from '#domain/people/personName';
import { formatCustomerName } from '../../orders';
import { useRef } from 'react';
import { countDays } from '#domain/time/workDays';
import { getHelpKind } from '#domain/orders/helpType';
import { isOpenInvitation } from '#domain/orders/statuses';
import { InvitationStatus } from '#generated/model/codes';
import { useLanguage } from '#platform/language/useLanguage';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { formatCrew, formatItemRoute } from '../event/describeItem';
import type { WorkShift } from '../model/workShifts';
import { formatSheetDay, SheetHead } from './SheetHead';
import { useFit } from './useFit';
import { weekSheetTexts as texts } from './texts';
import { getWidth, type WeekColumn } from './weekColumns';
import styles from './weekPrint.module.css';

type Props = {
  heading: string;
  notes: readonly string[];
  columns: readonly WeekColumn[];
};

/** The week on one landscape page: days as columns, their jobs below each other. */
export function WeekSheet({ heading, notes, columns }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const hidden = useFit(sheet);
  const widths = columns.map((column) => `minmax(0, ${getWidth(column)}fr)`).join(' ');
  return (
    <article ref={sheet} lang={useLanguage()} className={styles.sheet} aria-label={texts.sheet}>
      <SheetHead heading={heading} notes={notes} />
      <div className={styles.days} style={{ gridTemplateColumns: widths }}>
        {columns.map((column, at) => (
          <Day key={column.day} column={column} hidden={hidden[at] ?? 0} />
        ))}
      </div>
    </article>
  );
}

function Day({ column: { day, shifts, lanes }, hidden }: { column: WeekColumn; hidden: number }) {
  const shown = shifts.length - hidden;
  return (
    <div className={styles.day}>
      <h2 className={styles.dayName}>{formatSheetDay(day)}</h2>
      {shifts.length === 0 && <p className={styles.none}>{texts.noJobs}</p>}
      <ul className={styles.jobs} style={{ columnCount: Math.max(1, lanes) }}>
        {shifts.map((shift, at) => (
          <li key={shift.key} hidden={at >= shown}>
            <Job shift={shift} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>{hidden > 0 && texts.more(hidden)}</p>
    </div>
  );
}

function Job({ shift: { item, index } }: { shift: WorkShift }) {
  const days = countDays(item);
  const crew = item.crew.filter(isOpenInvitation);
  const names = crew.map((face) => texts.person(namePerson(face), face.status === InvitationStatus.new));
  const route = formatItemRoute(item, (helpType) => texts.helpType[getHelpKind(helpType)]);
  return (
    <>
      <p className={styles.window}>{formatTimeWindow(item.arrival_window)}</p>
      <p>
        <b>{formatCustomerName(item)}</b> {item.number}
      </p>
      {days > 1 && <p>{texts.part(index + 1, days)}</p>}
      {route !== '' && <p>{route}</p>}
      <p>{[formatCrew(item, texts.crew), names.join(', ')].filter(Boolean).join(': ')}</p>
      {item.vehicle_summary !== '' && <p>{item.vehicle_summary}</p>}
    </>
  );
}
