import { classes } from '../classes';
import { Button } from '../inputs/Button';
import { Row } from '../layout/Layout';
import { texts } from '../texts';
import type { Attempt } from './states';

type RetryNoteProps = { query: Attempt; text: string; className?: string | undefined };

/** A line about a failed request, above the data that is still shown, with a retry button. */
export function RetryNote({ query: { isFetching, refetch }, text, className }: RetryNoteProps) {
  return (
    <Row as="p" isWrapping gap={2} below={3} tone="danger" className={classes(className)} role="status">
      {text}
      <Button size="small" variant="outline" loading={isFetching} onClick={() => void refetch()}>
        {texts.tryAgain}
      </Button>
    </Row>
  );
}
