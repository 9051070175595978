import type { ServingArea } from '#generated/model';
import { Button } from '#platform/ui/inputs/Button';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { type AreaRadii, getRadius, groupAreas, nameArea } from '../model/areas';
import styles from './Areas.module.css';
import { RadiusInput } from './RadiusInput';
import { areaTexts as texts } from '../texts';

type AreaListProps = {
  areas: { data?: readonly ServingArea[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  chosen: readonly number[];
  search: string;
  isFull: boolean;
  radii: AreaRadii;
  onRadius: (areaId: number, miles: number) => void;
  onToggle: (areaId: number) => void;
};

/** Every area with a checkbox, by state: the equivalent of the map for people who cannot see or use it. */
export function AreaList({ areas, chosen, search, isFull, radii, onRadius, onToggle }: AreaListProps) {
  if (!areas.data) return areas.isError ? <Failed {...areas} /> : <Loading />;
  const groups = groupAreas(areas.data, search);
  if (groups.length === 0) return <p className={styles.nothing}>{texts.nothing(search.trim())}</p>;
  return (
    <div className={styles.list} role="group" aria-label={texts.list} tabIndex={-1}>
      {groups.map(({ state, areas: inState }) => (
        <fieldset key={state} className={styles.state}>
          {state !== '' && <legend className={styles.stateName}>{state}</legend>}
          {inState.map((area) => {
            const isChosen = chosen.includes(area.id);
            const miles = getRadius(area, radii);
            return (
              <div key={area.id} className={styles.row} data-chosen={isChosen || undefined}>
                <label className={styles.option}>
                  <input
                    type="checkbox"
                    className={styles.box}
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => onToggle(area.id)}
                  />
                  <span className={styles.name}>{nameArea(area)}</span>
                </label>
                {miles !== null && isChosen && (
                  <RadiusInput
                    label={texts.radiusOf(nameArea(area))}
                    miles={miles}
                    onChange={(changed) => onRadius(area.id, changed)}
                  />
                )}
                {miles !== null && !isChosen && <span className={styles.radius}>{texts.radius(miles)}</span>}
              </div>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

const widths = ['56%', '72%', '48%', '64%', '60%', '52%', '68%', '58%'];

function Loading() {
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {widths.map((width) => (
        <span key={width} className={styles.row}>
          <SkeletonLine width={width} height={14} />
        </span>
      ))}
    </div>
  );
}

function Failed({ isFetching, refetch }: { isFetching: boolean; refetch: () => unknown }) {
  return (
    <p className={styles.failed} role="alert">
      {texts.failed}
      <Button size="small" variant="outline" loading={isFetching} onClick={() => refetch()}>
        {texts.tryAgain}
      </Button>
    </p>
  );
}
