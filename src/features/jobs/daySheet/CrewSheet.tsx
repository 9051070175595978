import { cardTexts, describeHelp, jobLabels, listFacts } from '../../orders';
import type { ReactNode } from 'react';
import { fullName } from '#platform/lib/text';
import type { Crew as CrewOfOrder, CrewMember, CrewSlot, Order } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { formatPhone } from '#platform/lib/phone';
import { formatJobWhen } from '#domain/time/workDays';
import { StopCard } from '../detail/sections/StopCard';
import styles from './DaySheet.module.css';
import { sheetTexts } from '../list/texts';

export type Sheet = { order: Order; crew: CrewOfOrder };
type Props = { sheet: Sheet; vehicleName: (vehicleTypeId: number) => string | undefined };

/** The printed sheet of one crew: times, stops, people, equipment and notes. */
export function CrewSheet({ sheet: { order, crew }, vehicleName }: Props) {
  const { number, crew_notes, customer_primary_phone, volume_cuft } = order;
  const customer = `${order.customer_name} ${order.customer_last_name}`.trim();
  const vehicles = order.vehicle_requirements.flatMap(({ vehicle_type_id, count }) => {
    const name = vehicleName(vehicle_type_id);
    return name === undefined ? [] : [cardTexts.vehicle(count, name)];
  });
  return (
    <article className={styles.sheet} aria-label={sheetTexts.page(number)}>
      <h2 className={styles.heading}>
        <span>{sheetTexts.heading(number, customer)}</span>
        <span>{formatJobWhen(order)}</span>
      </h2>
      <Part title={sheetTexts.crew}>
        <Crew members={crew.members} slots={crew.slots} />
      </Part>
      <Part title={sheetTexts.stops}>
        <ol className={styles.stops}>
          {listStops(order).map(({ label, stop }) => (
            <li key={label}>
              <StopCard label={label} stop={stop} />
            </li>
          ))}
        </ol>
      </Part>
      <Part title={sheetTexts.contact}>
        <p>
          {customer} · {formatPhone(customer_primary_phone, 'detail')}
        </p>
      </Part>
      <Part title={sheetTexts.service}>
        <p>
          {[describeHelp(order.help_type), ...listFacts({ ...order, volume_cuft: volume_cuft ?? 0 })].join(' · ')}
          {order.special_items.length > 0 &&
            ` · ${order.special_items.map((item) => jobLabels.specialItem[item]).join(', ')}`}
        </p>
      </Part>
      {vehicles.length > 0 && (
        <Part title={sheetTexts.vehicles}>
          <p>{vehicles.join(', ')}</p>
        </Part>
      )}
      {crew_notes !== '' && (
        <Part title={sheetTexts.notes}>
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
      {coming.length === 0 && <p>{sheetTexts.noOne}</p>}
      <ul className={styles.crew}>
        {coming.map((member) => (
          <li key={member.invitation_id}>
            <span>{fullName(member)}</span>
            <span>{jobLabels.position[member.position]}</span>
            <span>{member.phone === null ? '' : formatPhone(member.phone, 'list')}</span>
          </li>
        ))}
      </ul>
      {open.map(({ position, required, accepted }) => (
        <p key={position}>{sheetTexts.open(required - accepted, jobLabels.position[position])}</p>
      ))}
    </>
  );
}

/** All stops in travel order with their jobLabels. */
function listStops({ pick_up_addresses, destination_addresses }: Order) {
  const sides = [
    [sheetTexts.pickUp, pick_up_addresses],
    [sheetTexts.destination, destination_addresses],
  ] as const;
  return sides.flatMap(([kind, stops]) =>
    stops.map((stop, place) => ({ stop, label: sheetTexts.stop(kind, place + 1, stops.length) })),
  );
}
