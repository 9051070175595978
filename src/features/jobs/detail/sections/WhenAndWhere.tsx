import { isScheduled } from '#domain/orders/schedule';
import { getFirstDayEnd } from '#domain/time/workDays';
import type { Order } from '#generated/model';
import { useSettings } from '#platform/config/SettingsContext';
import { formatNumber } from '#platform/lib/text';
import { formatTime } from '#platform/lib/time/clockTimes';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { RouteMap } from '#platform/map/RouteMap';
import { Columns, Muted } from '#platform/ui/layout/Layout';
import { WhenLine, formatDailyHours, getLocation, listLegs } from '../../orders';
import { detailTexts, stopTexts } from '../texts';
import { Facts, DetailSection } from './DetailSection';
import { type LabeledStop, listLabeledStops, StopCard } from './StopCard';
import styles from '../detail.module.css';

/** The times and the route, stop by stop. */
export function WhenAndWhere({ order, now }: { order: Order; now: Date }) {
  const { firm_time, timezone, flexible_days, distance_miles } = order;
  const showsDistance = distance_miles !== null && distance_miles > 0 && !hasOneLeg(order);
  const until =
    isScheduled(order) && detailTexts.until(formatTime(zonedTime(getFirstDayEnd(order, timezone), timezone).time));
  const flexible = flexible_days === null || flexible_days === 0 ? '' : detailTexts.flexible(flexible_days);
  const note = firm_time ? detailTexts.firm : flexible;
  return (
    <DetailSection title={detailTexts.when} place="first">
      <Facts
        facts={[
          [detailTexts.starts, order.date === null ? undefined : <WhenLine key="when" job={order} now={now} />],
          [detailTexts.duration, [formatDuration(order), until].filter(Boolean).join(', ')],
          [detailTexts.distance, showsDistance ? detailTexts.miles(formatNumber(distance_miles)) : undefined],
        ]}
      />
      {note !== '' && <p className={styles.quiet}>{note}</p>}
      <Way order={order} />
    </DetailSection>
  );
}

function formatDuration({ date, end_date, estimated_hours }: Order): string {
  return date === null || estimated_hours === null ? '' : formatDailyHours({ date, end_date, estimated_hours });
}

/** The stops in order with the legs between them, next to a map. */
function Way({ order }: { order: Order }) {
  const stops = listLabeledStops(order, detailTexts);
  const legs = listLegs(stops.map(({ stop }) => stop ?? unknownPlace));
  return (
    <Columns gap={5} above={4} columns={2} className={styles.way}>
      <ol className={styles.stops} aria-label={detailTexts.stops}>
        {stops.map((stop, at) => {
          const leg = legs[at];
          return (
            <li key={stop.label}>
              <StopCard {...stop} texts={stopTexts} />
              {leg && (
                <Muted size={13} isNumeric above={2}>
                  {detailTexts.leg(formatNumber(leg.miles), leg.minutes)}
                </Muted>
              )}
            </li>
          );
        })}
      </ol>
      <StopsMap stops={stops} />
    </Columns>
  );
}

/** Of a stop that is only an address. */
const unknownPlace = { lat: null, lng: null };

/** The line between the only two stops shows the distance as well. */
function hasOneLeg(order: Order): boolean {
  const stops = listLabeledStops(order, detailTexts).map(({ stop }) => stop ?? unknownPlace);
  return stops.length === 2 && listLegs(stops)[0] !== undefined;
}

/** The stops on a map; nothing if the location of any stop is unknown. */
function StopsMap({ stops }: { stops: readonly LabeledStop[] }) {
  const { mapStyleUrl } = useSettings();
  const places = stops.flatMap(({ stop }) => getLocation(stop) ?? []);
  if (places.length === 0 || places.length < stops.length) return null;
  const key = places.map(({ lat, lng }) => `${lat} ${lng}`).join(', ');
  return (
    <div className={styles.wayMap}>
      <RouteMap key={key} label={detailTexts.map} stops={places} styleUrl={mapStyleUrl} />
    </div>
  );
}
