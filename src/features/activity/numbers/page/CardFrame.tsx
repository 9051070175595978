import { type ReactNode, useId } from 'react';
import { Card } from '#platform/ui/layout/Card';
import { numbersTexts as texts } from '../texts';
import styles from './numbers.module.css';

type CardFrameProps = {
  title: string;
  /** The number itself, next to the title. */
  headline?: ReactNode;
  /** Definition of the number. */
  define: string;
  children: ReactNode;
};

/** A number with its definition. */
export function CardFrame({ title, headline, define, children }: CardFrameProps) {
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId} className={styles.card}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {headline}
      </div>
      <div className={styles.content}>{children}</div>
      <details className={styles.definition}>
        <summary>{texts.howCounted}</summary>
        <p>
          {define} {texts.defineMonth}
        </p>
      </details>
    </Card>
  );
}
