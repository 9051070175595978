import { useState } from 'react';
import { Button } from '../../../platform/ui/inputs/Button';
import styles from './requested.module.css';
import { requestedTexts as texts } from './texts';

/** What fits into three lines of the list; more is folded away. */
const shortEnough = 120;

/** The words that went with a request. */
export function Message({ text }: { text: string | null }) {
  const [isWhole, setWhole] = useState(false);
  if (text === null || text.trim() === '') return <p className={styles.noMessage}>{texts.noMessage}</p>;
  if (text.length <= shortEnough) return <p className={styles.message}>{text}</p>;
  return (
    <div className={styles.message}>
      <p className={isWhole ? undefined : styles.folded}>{text}</p>
      <Button
        size="small"
        variant="quiet"
        className={styles.more}
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? texts.less : texts.more}
      </Button>
    </div>
  );
}
