import { useId, useMemo, useState } from 'react';
import type { ServingArea } from '#generated/model';
import { Card } from '#platform/ui/layout/Card';
import { getRadius, listNamedAreas } from '../model/areas';
import { AreaChips } from './AreaChips';
import styles from './Areas.module.css';
import { ServingMap } from './ServingMap';
import { areaTexts as texts } from '../texts';

/** A branch's serving areas by name and on a map. */
export function BranchAreas({ areas: all }: { areas: readonly ServingArea[] }) {
  const areas = useMemo(() => listNamedAreas(all), [all]);
  const [focusedId, setFocusedId] = useState<number>();
  const [chosen] = useState(() => areas.map(({ id }) => id));
  const id = useId();
  if (areas.length === 0) return null;
  return (
    <Card as="section" labelledBy={id} className={styles.card}>
      <header>
        <h3 id={id} className={styles.title}>
          {texts.field}
        </h3>
        <p className={styles.note}>{summarize(areas)}</p>
      </header>
      <AreaChips areas={areas} focusedId={focusedId} onFocus={setFocusedId} />
      <ServingMap
        areas={areas}
        chosen={chosen}
        focusedId={focusedId}
        onPress={(pressed) => setFocusedId((before) => (before === pressed ? undefined : pressed))}
      />
    </Card>
  );
}

function summarize(areas: readonly ServingArea[]): string {
  const [miles, ...others] = new Set(areas.map((area) => getRadius(area)));
  const count = texts.areas(areas.length);
  return miles === undefined || miles === null || others.length > 0 ? count : texts.areasOfRadius(count, miles);
}
