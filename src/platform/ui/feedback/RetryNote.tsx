import { Row } from '../layout/Layout';
import { Button } from '../inputs/Button';
import type { Attempt } from './states';
import { texts } from '../texts';

type RetryNoteProps = { query: Attempt; text: string; className?: string | undefined };

/** A line about a failed request, above the data that is still shown, with a retry button. */
export function RetryNote({ query: { isFetching, refetch }, text, className }: RetryNoteProps) {
  return (
    <Row as="p" gap={2} isWrapping tone="danger" below={3} className={className} role="status">
      {text}
      <Button size="small" variant="outline" loading={isFetching} onClick={() => void refetch()}>
        {texts.tryAgain}
      </Button>
    </Row>
  );
}
