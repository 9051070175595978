import { Button } from '../inputs/Button';
import { classes } from '../classes';
import type { Attempt } from './states';
import styles from './RetryNote.module.css';
import { texts } from '../texts';

type RetryNoteProps = { query: Attempt; text: string; className?: string | undefined };

/** A line about a failed request, above the data that is still shown, with a retry button. */
export function RetryNote({ query: { isFetching, refetch }, text, className }: RetryNoteProps) {
  return (
    <p className={classes(styles.note, className)} role="status">
      {text}
      <Button size="small" variant="outline" loading={isFetching} onClick={() => void refetch()}>
        {texts.tryAgain}
      </Button>
    </p>
  );
}
