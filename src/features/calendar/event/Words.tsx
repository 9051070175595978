import { Fragment } from 'react';
import styles from './Words.module.css';

/** A text that breaks between its parts only. A part that is too long for a line ends in an ellipsis. */
export function Words({ className, parts }: { className: string | undefined; parts: readonly string[] }) {
  return (
    <span className={className}>
      {parts.map((part, at) => (
        <Fragment key={at}>
          {at > 0 && ' '}
          <span className={styles.word}>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
