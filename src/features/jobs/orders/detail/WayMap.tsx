import type { Stop } from '../../../../generated/model';
import { useSettings } from '../../../../platform/config/SettingsContext';
import { RouteMap } from '../../../../platform/map/RouteMap';
import styles from './detail.module.css';
import { placeOf } from './legs';
import { detailTexts } from './texts';

/** The stops on a map, as long as all of them are known places. */
export function WayMap({ stops }: { stops: readonly Stop[] }) {
  const { mapStyleUrl } = useSettings();
  const places = stops.flatMap((stop) => placeOf(stop) ?? []);
  if (places.length === 0 || places.length < stops.length) return null;
  const key = places.map(({ lat, lng }) => `${lat} ${lng}`).join(', ');
  return (
    <div className={styles.wayMap}>
      <RouteMap key={key} label={detailTexts.map} stops={places} styleUrl={mapStyleUrl} />
    </div>
  );
}
