import { activityKinds } from '#domain/activityKinds';
import { Chip } from '#platform/ui/data/Chip';
import styles from './Feed.module.css';
import { feedTexts } from './texts';
import { useKind } from './useKind';

/** Chooses one kind of activities, or all. */
export function KindFilter() {
  const [kind, choose] = useKind();
  return (
    <div className={styles.kinds} role="group" aria-label={feedTexts.kind}>
      <Chip label={feedTexts.everyKind} selected={kind === null} onClick={() => choose(null)} />
      {activityKinds.map((each) => (
        <Chip key={each} label={feedTexts.kinds[each]} selected={kind === each} onClick={() => choose(each)} />
      ))}
    </div>
  );
}
