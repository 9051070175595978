import type { ReactNode } from 'react';
import { useLanguage } from '#platform/language/useLanguage';
import { formatNumber, fullName } from '#platform/lib/text';
import type { Crew as CrewOfOrder, CrewMember, CrewSlot, Order } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { formatPhone } from '#platform/lib/phone';
import { getHelpKind } from '#domain/orders/helpType';
import { countDays, formatJobWhen } from '#domain/time/workDays';
import { listLabeledStops } from '../detail/sections/labeledStops';
import { StopCard } from '../detail/sections/StopCard';
import styles from './DaySheet.module.css';
import { crewSheetTexts as texts } from './texts';

export type Sheet = { order: Order; crew: CrewOfOrder };
type Props = { sheet: Sheet; vehicleName: (vehicleTypeId: number) => string | undefined };

/** The printed sheet of one crew: times, stops, people, equipment and notes. */
export function CrewSheet({ sheet: { order, crew }, vehicleName }: Props) {
  const { number, crew_notes, customer_primary_phone } = order;
  const customer = `${order.customer_name} ${order.customer_last_name}`.trim();
  const vehicles = order.vehicle_requirements.flatMap(({ vehicle_type_id, count }) => {
    const name = vehicleName(vehicle_type_id);
    return name === undefined ? [] : [texts.vehicle(count, name)];
  });
  return (
    <article className={styles.sheet} lang={useLanguage()} aria-label={texts.page(number)}>
      <h2 className={styles.heading}>
        <span>{texts.heading(number, customer)}</span>
        <span>{formatJobWhen(order)}</span>
      </h2>
      <Part title={texts.crew}>
        <Crew members={crew.members} slots={crew.slots} />
      </Part>
      <Part title={texts.stops}>
        <ol className={styles.stops}>
          {listLabeledStops(order, texts).map(({ label, stop }) => (
            <li key={label}>
              <StopCard label={label} stop={stop} texts={texts.access} />
            </li>
          ))}
        </ol>
      </Part>
      <Part title={texts.contact}>
        <p>
          {customer} · {formatPhone(customer_primary_phone, 'list')}
        </p>
      </Part>
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
          <p className={styles.text}>{crew_notes}</p>
        </Part>
      )}
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <div>{children}</div>
    </section>
  );
}

function Crew({ members, slots }: { members: readonly CrewMember[]; slots: readonly CrewSlot[] }) {
  const coming = members.filter(({ status }) => status === InvitationStatus.accepted);
  const open = slots.filter(({ required, accepted }) => accepted < required);
  return (
    <>
      {coming.length === 0 && <p>{texts.noOne}</p>}
      <ul className={styles.crew}>
        {coming.map((member) => (
          <li key={member.invitation_id}>
            <span>{fullName(member)}</span>
            <span>{texts.position[member.position]}</span>
            <span>{member.phone === null ? '' : formatPhone(member.phone, 'list')}</span>
          </li>
        ))}
      </ul>
      {open.map(({ position, required, accepted }) => (
        <p key={position}>{texts.open(required - accepted, texts.position[position])}</p>
      ))}
    </>
  );
}

/** "Load + unload", "2 bedrooms, large", "930 cu ft", "6.5 hr", "Piano, Safe over 300 lb" */
function listService(order: Order): string[] {
  const { help_type, move_size, volume_cuft, estimated_hours, special_items } = order;
  const [days, hours] = [countDays(order), texts.hours(formatNumber(estimated_hours))];
  return [
    texts.helpType[getHelpKind(help_type)],
    texts.moveSize[move_size],
    volume_cuft ? texts.volume(formatNumber(volume_cuft)) : '',
    days > 1 ? texts.timesHours(days, hours) : hours,
    special_items.map((item) => texts.specialItem[item]).join(', '),
  ].filter((fact) => fact !== '');
}
