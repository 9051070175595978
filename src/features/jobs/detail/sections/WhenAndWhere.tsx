import { WhenLine, formatDailyHours, getLocation, listLegs } from '../../../orders';
import { getFirstDayEnd } from '#domain/time/workDays';
import type { Order, Stop } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { formatTime } from '#platform/lib/time/clockTimes';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import styles from '../detail.module.css';
import { Facts, DetailSection } from './DetailSection';
import { listLabeledStops } from './labeledStops';
import { StopCard } from './StopCard';
import { detailTexts, stopTexts } from '../texts';
import { useSettings } from '#platform/config/SettingsContext';
import { RouteMap } from '#platform/map/RouteMap';

/** The times and the route, stop by stop. */
export function WhenAndWhere({ order, now }: { order: Order; now: Date }) {
  const { firm_time, timezone, flexible_days, distance_miles } = order;
  const showsDistance = distance_miles > 0 && !hasOneLeg(order);
  const until = detailTexts.until(formatTime(zonedTime(getFirstDayEnd(order, timezone), timezone).time));
  return (
    <DetailSection title={detailTexts.when} place="first">
      <Facts
        facts={[
          [detailTexts.starts, <WhenLine key="when" job={order} now={now} />],
          [detailTexts.duration, `${formatDailyHours(order)}, ${until}`],
          [detailTexts.distance, showsDistance ? detailTexts.miles(formatNumber(distance_miles)) : undefined],
        ]}
      />
      {(firm_time || flexible_days > 0) && (
        <p className={styles.quiet}>{firm_time ? detailTexts.firm : detailTexts.flexible(flexible_days)}</p>
      )}
      <Way order={order} />
    </DetailSection>
  );
}

/** The stops in order with the legs between them, next to a map. */
function Way({ order }: { order: Order }) {
  const stops = listLabeledStops(order, detailTexts);
  const legs = listLegs(stops.map(({ stop }) => stop));
  return (
    <div className={styles.way}>
      <ol className={styles.stops} aria-label={detailTexts.stops}>
        {stops.map(({ label, stop }, at) => {
          const leg = legs[at];
          return (
            <li key={label}>
              <StopCard label={label} stop={stop} texts={stopTexts} />
              {leg && <p className={styles.leg}>{detailTexts.leg(formatNumber(leg.miles), leg.minutes)}</p>}
            </li>
          );
        })}
      </ol>
      <StopsMap stops={stops.map(({ stop }) => stop)} />
    </div>
  );
}

/** The line between the only two stops shows the distance as well. */
function hasOneLeg(order: Order): boolean {
  const stops = listLabeledStops(order, detailTexts).map(({ stop }) => stop);
  return stops.length === 2 && listLegs(stops)[0] !== undefined;
}

/** The stops on a map; nothing if the location of any stop is unknown. */
function StopsMap({ stops }: { stops: readonly Stop[] }) {
  const { mapStyleUrl } = useSettings();
  const places = stops.flatMap((stop) => getLocation(stop) ?? []);
  if (places.length === 0 || places.length < stops.length) return null;
  const key = places.map(({ lat, lng }) => `${lat} ${lng}`).join(', ');
  return (
    <div className={styles.wayMap}>
      <RouteMap key={key} label={detailTexts.map} stops={places} styleUrl={mapStyleUrl} />
    </div>
  );
}
