import { useMemo } from 'react';
import type { ServingArea } from '../../../generated/model';
import { useSettings } from '../../../platform/config/SettingsContext';
import { MapView } from '../../../platform/map/MapView';
import { useAreaBoundary } from '../api';
import { toMapAreas } from '../model/areas';
import styles from './Areas.module.css';
import { areaTexts as texts } from './texts';

type ServingMapProps = {
  areas: readonly ServingArea[];
  chosen: readonly number[];
  /** The focused area. */
  focusedId: number | undefined;
  onPress: (areaId: number) => void;
};

/** The areas of a branch on a map: its reach is shaded, and a focused area shows its outline. */
export function ServingMap({ areas, chosen, focusedId, onPress }: ServingMapProps) {
  const { mapStyleUrl } = useSettings();
  const shown = useMemo(() => toMapAreas(areas, chosen), [areas, chosen]);
  const focused = shown.find(({ id }) => id === focusedId);
  const outline = useAreaBoundary(focusedId);
  return (
    <div className={styles.map}>
      <MapView
        label={texts.map}
        areas={shown}
        focused={focused}
        outline={focused && outline}
        onPress={({ id }) => onPress(id)}
        styleUrl={mapStyleUrl}
      />
    </div>
  );
}
