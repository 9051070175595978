import type { Stop } from '../../../../../generated/model';
import { useSettings } from '../../../../../platform/config/SettingsContext';
import { RouteMap } from '../../../../../platform/map/RouteMap';
import styles from '../detail.module.css';
import { getLocation } from '../legs';
import { detailTexts } from '../texts';

/** The stops on a map; nothing if the location of any stop is unknown. */
export function StopsMap({ stops }: { stops: readonly Stop[] }) {
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
