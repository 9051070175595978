import { classes } from '../classes';
import { Button } from '../inputs/Button';
import { texts } from '../texts';
import type { UndoMessage } from './messageRules';
import styles from './Messages.module.css';

/** Message about an action, with a button that undoes it. */
export function UndoBody({ message }: { message: UndoMessage }) {
  return (
    <div className={classes(styles.toast, styles.undo)} data-message={message.key}>
      <span className={styles.message}>{message.text}</span>
      <Button variant="quiet" size="small" className={styles.undoButton} onClick={message.undo}>
        {texts.undo}
      </Button>
    </div>
  );
}
