import { useEffect, useRef } from 'react';
import type { FoundHelper } from '../../../generated/model';
import { Avatar } from '../../../platform/ui/Avatar';
import { PositionIcon } from '../../../platform/ui/PositionIcon';
import { words } from '../words';
import styles from './FindHelpers.module.css';
import { nameOf } from './helperWords';
import { HelperAction } from './HelperAction';
import { HelperFacts } from './HelperFacts';
import { HelperReasons } from './HelperReasons';

type HelperRowProps = {
  helper: FoundHelper;
  /** They have just been invited: the button that had the focus is gone, so the row takes it. */
  takesFocus: boolean;
  onInvite: (helper: FoundHelper) => void;
};

/** One helper of the market: what a dispatcher compares, why they fit, and the one thing to do. */
export function HelperRow({ helper, takesFocus, onInvite }: HelperRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) row.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <li ref={row} className={styles.row} tabIndex={-1} aria-label={nameOf(helper)}>
      <Person helper={helper} />
      <HelperFacts helper={helper} />
      <HelperReasons helper={helper} />
      <div className={styles.action}>
        <HelperAction helper={helper} onInvite={onInvite} />
      </div>
    </li>
  );
}

function Person({ helper }: { helper: FoundHelper }) {
  const name = nameOf(helper);
  return (
    <div className={styles.person}>
      <Avatar name={name} photoUrl={helper.avatar_url} size={40} />
      <div className={styles.words}>
        <span className={styles.name}>
          {name}
          <span className={styles.city}>{helper.city}</span>
        </span>
        <span className={styles.positions}>
          {helper.positions.map((position) => (
            <span key={position} className={styles.position}>
              <PositionIcon code={position} size={16} />
              {words.position[position]}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
