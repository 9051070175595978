import type { Engine } from './engine/engine';
import { type Label, placeLabels } from './labels';
import type { MapArea } from './mapArea';
import styles from './MapView.module.css';
import { mapTexts as texts } from './texts';
import type { LiveEngine } from './useEngine';
import { useFollow } from './useFollow';

type MapMarkersProps = Pick<LiveEngine, 'watch'> & {
  engine: Engine;
  areas: readonly MapArea[];
  onPress: (area: MapArea) => void;
};

/** The areas as buttons above the map. They follow it while it moves. A new render decides again which names fit. */
export function MapMarkers({ engine, areas, watch, onPress }: MapMarkersProps) {
  const looks = placeLabels(areas.map((area) => toLabel(area, engine)));
  const shown = areas.filter(({ id }) => looks.get(id) !== 'none');
  const layer = useFollow(engine, watch, shown);
  return (
    <ul ref={layer} className={styles.markers}>
      {shown.map((area) => (
        <li key={area.id} className={styles.marker} data-lat={area.lat} data-lng={area.lng}>
          <button
            type="button"
            className={area.chosen ? styles.chosen : styles.other}
            data-look={looks.get(area.id)}
            title={area.name}
            aria-label={area.chosen ? texts.chosen(area.name) : area.name}
            onClick={() => onPress(area)}
          >
            {looks.get(area.id) === 'name' && area.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function toLabel(area: MapArea, engine: Engine): Label {
  const { x, y } = engine.place(area);
  return { id: area.id, x, y, width: nameWidth(area.name) };
}

/** Approximate width of a name in the small font, in pixels. */
function nameWidth(name: string): number {
  return 24 + name.length * 6.6;
}
