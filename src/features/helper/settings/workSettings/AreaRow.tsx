import { MapMarkerIcon, TrashIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { type ChosenArea, listRadii } from './areas';
import styles from './Areas.module.css';
import { workTexts as texts } from './texts';

type AreaRowProps = {
  area: ChosenArea;
  isFirst: boolean;
  onRadius: (miles: number) => void;
  onFirst: () => void;
  onRemove: () => void;
};

/** A chosen area: its radius, and whether the helper starts there. */
export function AreaRow({ area, isFirst, onRadius, onFirst, onRemove }: AreaRowProps) {
  const { radius_miles } = area;
  const name = area.name_with_state_initials || texts.area;
  return (
    <li className={styles.area}>
      <span className={styles.name}>
        <strong>{name}</strong>
        {isFirst ? (
          <span className={styles.start}>
            <MapMarkerIcon /> {texts.start}
          </span>
        ) : (
          <Button size="small" touch variant="quiet" aria-label={texts.makeFirstOf(name)} onClick={onFirst}>
            {texts.makeFirst}
          </Button>
        )}
      </span>
      {radius_miles !== null && (
        <select
          className={styles.radius}
          aria-label={texts.radiusOf(name)}
          value={String(radius_miles)}
          onChange={(event) => onRadius(Number(event.currentTarget.value))}
        >
          {listRadii(radius_miles).map((miles) => (
            <option key={miles} value={String(miles)}>
              {texts.miles(miles)}
            </option>
          ))}
        </select>
      )}
      <IconButton touch icon={<TrashIcon />} label={texts.remove(name)} onClick={onRemove} />
    </li>
  );
}
