import type { Stop, Order, StopElevator } from '#generated/model';
import type { Translation } from '#platform/language/inCurrentLanguage';
import { formatPhone } from '#platform/lib/phone';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { WarningIcon } from '#platform/ui/icons';
import { Row, Text } from '#platform/ui/layout/Layout';
import { formatStopLine } from '../../orders';
import type { stopTexts } from '../texts';
import styles from '../detail.module.css';

/** A stop and its access facts. */
export function StopCard({ label, address, stop, texts }: LabeledStop & { texts: StopTexts }) {
  return (
    <>
      <p className={styles.stopLabel}>{label}</p>
      <Text weight="medium" isBreaking>
        {address}
      </Text>
      {stop && <Access stop={stop} texts={texts} />}
    </>
  );
}

function Access({ stop, texts }: { stop: Stop; texts: StopTexts }) {
  const { contact_name, contact_phone, access_notes } = stop;
  const facts = listAccessFacts(stop, texts);
  return (
    <>
      {facts.length > 0 && (
        <Row
          as="ul"
          isWrapping
          gap={2}
          rowGap={1}
          above={1}
          align="stretch"
          className={styles.access}
          aria-label={texts.access}
        >
          {facts.map(({ text, heavy }) => (
            <Row as="li" isInline gap={1} size={12} key={text} className={heavy ? styles.heavy : undefined}>
              {heavy && <WarningIcon size={12} />}
              <span>{text}</span>
            </Row>
          ))}
        </Row>
      )}
      {access_notes !== '' && (
        <Text isBreaking above={1}>
          {access_notes}
        </Text>
      )}
      {(contact_name !== null || contact_phone !== null) && (
        <p className={styles.quiet}>
          {contact_phone === null ? (
            contact_name
          ) : (
            <a href={`tel:+1${contact_phone}`}>
              {texts.contact(contact_name ?? '', formatPhone(contact_phone, 'list'))}
            </a>
          )}
        </p>
      )}
    </>
  );
}

type StopLabels = {
  pickUp: string;
  destination: string;
  stop: (kind: string, index: number, count: number) => string;
};

/** A stop in one line. `stop` is undefined if the provider sends only the address. */
export type LabeledStop = { label: string; address: string; stop: Stop | undefined };

/** All stops in travel order with their labels. In place of a list a provider may send one address (spec section 3). */
export function listLabeledStops(order: Order, texts: StopLabels): LabeledStop[] {
  return [
    ...labelSide(texts.pickUp, order.pick_up_addresses, order.pick_up_address, texts),
    ...labelSide(texts.destination, order.destination_addresses, order.destination_address, texts),
  ];
}

function labelSide(kind: string, stops: readonly Stop[], only: string | null, texts: StopLabels): LabeledStop[] {
  const known = stops.map((stop) => ({ stop, address: formatStopLine(stop) })).filter(({ address }) => address !== '');
  if (known.length === 0 && only !== null) return [{ label: texts.stop(kind, 1, 1), address: only, stop: undefined }];
  return known.map((each, at) => ({ ...each, label: texts.stop(kind, at + 1, known.length) }));
}

/** The words for a stop, in the language of the page or of a printed sheet. */
type StopTexts = Translation<typeof stopTexts>;

/** Feet from which a carry counts as long. */
const longCarryFt = 75;

/** `heavy` facts slow the crew down. */
type AccessFact = { text: string; heavy: boolean };

/** Access facts of a stop, from the street to the unit. */
export function listAccessFacts(stop: Stop, texts: StopTexts): AccessFact[] {
  return [...listOutsideFacts(stop, texts), ...listInsideFacts(stop, texts), ...listDocumentFacts(stop, texts)];
}

function listOutsideFacts({ place_type, parking, truck_max_ft, long_carry_ft }: Stop, texts: StopTexts): AccessFact[] {
  return [
    ...(place_type === null ? [] : [toFact(texts.placeType[place_type])]),
    ...(parking === null ? [] : [toFact(texts.parking[parking], parking === 'permit_needed')]),
    ...(truck_max_ft === null ? [] : [toFact(texts.truckMax(truck_max_ft), true)]),
    ...(long_carry_ft === null || long_carry_ft === 0
      ? []
      : [toFact(texts.longCarry(long_carry_ft), long_carry_ft > longCarryFt)]),
  ];
}

function listInsideFacts(
  { place_type, floor, flights_of_stairs, elevator, elevator_window }: Stop,
  texts: StopTexts,
): AccessFact[] {
  const isInBuilding = place_type === 'apartment' || place_type === 'condo' || (floor !== null && floor > 0);
  return [
    ...(isInBuilding && floor !== null ? [toFact(floor === 0 ? texts.ground : texts.floor(floor))] : []),
    ...(flights_of_stairs === null || flights_of_stairs === 0
      ? []
      : [toFact(texts.flights(flights_of_stairs), elevator === 'none')]),
    ...(elevator === null ? [] : listElevatorFacts({ elevator, floor, elevator_window }, texts)),
  ];
}

type Lift = Pick<Stop, 'floor' | 'elevator_window'> & { elevator: NonNullable<StopElevator> };

/** On the ground and the first floor no one misses an elevator. */
function listElevatorFacts({ elevator, floor, elevator_window }: Lift, texts: StopTexts): AccessFact[] {
  if (elevator === 'none' && (floor ?? 0) < 2) return [];
  const lift = texts.elevator[elevator];
  const text = elevator_window === null ? lift : texts.elevatorAt(lift, formatTimeWindow(elevator_window));
  return [toFact(text, elevator === 'none')];
}

function listDocumentFacts({ coi_required }: Stop, texts: StopTexts): AccessFact[] {
  return coi_required ? [toFact(texts.coi, true)] : [];
}

function toFact(text: string, heavy = false): AccessFact {
  return { text, heavy };
}
