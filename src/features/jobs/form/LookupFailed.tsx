import { Button } from '../../../platform/ui/Button';
import styles from './OrderForm.module.css';
import { formTexts as texts } from './texts';

/** Choices that did not come: what is typed stays, and they can be asked for again. */
export function LookupFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={styles.failed}>
      {texts.lookupFailed}
      <Button size="small" variant="outline" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </p>
  );
}
