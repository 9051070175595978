import type { ServingArea } from '#generated/model';
import { Chip } from '#platform/ui/data/Chip';
import { type AreaRadii, getRadius, nameWithState } from '../model/areas';
import styles from './Areas.module.css';
import { areaTexts as texts } from '../texts';

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
    <div className={styles.chips} role="group" aria-label={texts.look}>
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
            {miles !== null && <span className={styles.radius}>{texts.radius(miles)}</span>}
          </Chip>
        );
      })}
    </div>
  );
}
