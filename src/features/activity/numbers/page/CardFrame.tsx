import { type ReactNode, useId } from 'react';
import { Card } from '#platform/ui/layout/Card';
import { Row, Stack, Text } from '#platform/ui/layout/Layout';
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
    <Card as="section" labelledBy={titleId} gap={3} className={styles.card}>
      <Row gap={4} rowGap={1} align="baseline" justify="between" isWrapping>
        <Text as="h2" size={16} id={titleId}>
          {title}
        </Text>
        {headline}
      </Row>
      <Stack canShrink isFilling gap={2}>
        {children}
      </Stack>
      <details className={styles.definition}>
        <summary>{texts.howCounted}</summary>
        <Text above={1}>
          {define} {texts.defineMonth}
        </Text>
      </details>
    </Card>
  );
}
