import { Row } from '#platform/ui/layout/Layout';
import { Button } from '../../ui/inputs/Button';
import { texts } from '../texts';

export type LookupFailedProps = {
  /** Names the missing data, if that is not obvious. */
  text?: string;
  retrying?: boolean;
  onRetry: () => void;
};

/** Choices could not be loaded. They can be loaded again, and typed values stay. */
export function LookupFailed({ text = texts.lookupFailed, retrying = false, onRetry }: LookupFailedProps) {
  return (
    <Row as="p" gap={3} isWrapping tone="danger" role="alert">
      {text}
      <Button size="small" variant="outline" loading={retrying} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Row>
  );
}
