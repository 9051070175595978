import { getHelpSides } from '#domain/orders/helpType';
import type { Branch } from '#generated/model';
import { useSettings } from '#platform/config/SettingsContext';
import { formatNumber } from '#platform/lib/text';
import { RouteMap } from '#platform/map/RouteMap';
import { Columns } from '#platform/ui/layout/Layout';
import { getLocation, listLegs, type OrderValues } from '../../orders';
import { useOrderFormFacts, useDerivedOrder } from '../orderFormContext';
import { formTexts as texts } from '../texts';
import styles from './OrderSummary.module.css';

/** The route on a map with its drive, once each stop has an address or a city of the branch. */
export function RoutePreview() {
  const { branch } = useOrderFormFacts();
  const { mapStyleUrl } = useSettings();
  const stops = useDerivedOrder((values) => locateStops(values, branch));
  if (stops.length < 2) return null;
  const legs = listLegs(stops).filter((leg) => leg !== undefined);
  const sum = (part: 'miles' | 'minutes') => legs.reduce((total, leg) => total + leg[part], 0);
  return (
    <Columns canShrink={false} gap={2} tone="secondary" size={13}>
      {legs.length > 0 && <p>{texts.drive(formatNumber(Math.round(sum('miles'))), sum('minutes'))}</p>}
      <div className={styles.map}>
        <RouteMap
          key={stops.map(({ lat, lng }) => `${lat} ${lng}`).join(', ')}
          label={texts.map}
          stops={stops}
          styleUrl={mapStyleUrl}
        />
      </div>
    </Columns>
  );
}

/** The locations of all stops; none if one of them is unknown. A city without an address is at its center. */
function locateStops(values: OrderValues, { serving_areas }: Branch) {
  const stops = getHelpSides(values.help_type).flatMap((side) => values[side]);
  const found = stops.flatMap(({ pin, city, state }) => {
    const name = city.trim().toLowerCase();
    const area = serving_areas.find((each) => each.name.toLowerCase() === name && each.state_code === state);
    return getLocation(pin ?? area) ?? [];
  });
  return found.length === stops.length ? found : [];
}
