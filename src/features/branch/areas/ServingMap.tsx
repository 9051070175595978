import { useMemo } from 'react';
import type { ServingArea } from '#generated/model';
import { useSettings } from '#platform/config/SettingsContext';
import { MapView } from '#platform/map/MapView';
import { Chip } from '#platform/ui/data/Chip';
import { Muted, Row } from '#platform/ui/layout/Layout';
import { useAreaBoundary } from '../api';
import { type AreaRadii, toMapAreas, getRadius, nameWithState, type Place } from '../model/areas';
import { areaTexts as texts } from '../texts';
import styles from './Areas.module.css';

type ServingMapProps = {
  areas: readonly ServingArea[];
  chosen: readonly number[];
  /** Radii that are not saved yet. */
  radii?: AreaRadii;
  /** Position of the branch, shown together with its areas. */
  place?: Place | undefined;
  /** The focused area. */
  focusedId: number | undefined;
  onPress: (areaId: number) => void;
};

/** The areas of a branch on a map: its reach is shaded, and a focused area shows its outline. */
export function ServingMap({ areas, chosen, radii, place, focusedId, onPress }: ServingMapProps) {
  const { mapStyleUrl } = useSettings();
  const shown = useMemo(() => toMapAreas(areas, chosen, radii), [areas, chosen, radii]);
  const focused = shown.find(({ id }) => id === focusedId);
  const outline = useAreaBoundary(focusedId);
  if (shown.length === 0) return null;
  return (
    <div className={styles.map}>
      <MapView
        label={texts.map}
        areas={shown}
        focused={focused}
        place={place}
        outline={(focused && outline) ?? undefined}
        onPress={({ id }) => onPress(id)}
        styleUrl={mapStyleUrl}
      />
    </div>
  );
}

type AreaChipsProps = {
  areas: readonly ServingArea[];
  /** Radii that are not saved yet. */
  radii?: AreaRadii;
  focusedId: number | undefined;
  /** Undefined shows all of them. */
  onFocus: (areaId: number | undefined) => void;
};

/** The areas of a branch. Pressing one focuses it on the map; pressing it again shows all of them. */
export function AreaChips({ areas, radii, focusedId, onFocus }: AreaChipsProps) {
  return (
    <Row gap={2} align="stretch" isWrapping role="group" aria-label={texts.look}>
      {areas.map((area) => {
        const { id } = area;
        const name = nameWithState(area);
        const miles = getRadius(area, radii);
        return (
          <Chip
            key={id}
            label={name}
            selected={id === focusedId}
            onClick={() => onFocus(id === focusedId ? undefined : id)}
          >
            <span>{name}</span>
            {miles !== null && (
              <Muted as="span" size={12} isNumeric>
                {texts.radius(miles)}
              </Muted>
            )}
          </Chip>
        );
      })}
    </Row>
  );
}
