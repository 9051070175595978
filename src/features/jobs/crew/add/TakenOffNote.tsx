import { Button } from '../../../../platform/ui/inputs/Button';
import { Callout } from '../../../../platform/ui/feedback/Callout';
import styles from '../Crew.module.css';
import { crewTexts } from '../texts';
import type { TakenOff } from './useRemoveLostPicks';

type Props = { takenOff: readonly TakenOff[]; onRead: () => void };

/** Lists the picks that were removed because other users were faster. */
export function TakenOffNote({ takenOff, onRead }: Props) {
  if (takenOff.length === 0) return null;
  return (
    <Callout intent="warning" title={crewTexts.changedTitle} alert className={styles.note}>
      <ul>
        {takenOff.map(({ key, name, obstacle }) => (
          <li key={key}>{crewTexts.obstacle[obstacle](name)}</li>
        ))}
      </ul>
      <p>{crewTexts.changedKept}</p>
      <Button size="small" variant="quiet" className={styles.understood} onClick={onRead}>
        {crewTexts.understood}
      </Button>
    </Callout>
  );
}
