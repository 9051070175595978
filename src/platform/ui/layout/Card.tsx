import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes';
import { Stack, Text } from './Layout';
import styles from './Card.module.css';

type CardProps = {
  children: ReactNode;
  /** False when the content has its own edges: a list, a map. */
  padded?: boolean;
  as?: 'div' | 'section' | 'article' | 'li';
  labelledBy?: string;
  /** Between its parts, below each other. */
  gap?: ComponentProps<typeof Stack>['gap'];
  className?: string;
};

/** A white surface on the page, with a border and no shadow. */
export function Card({ children, padded = true, as = 'div', labelledBy, gap, className }: CardProps) {
  const Content = gap === undefined ? Text : Stack;
  const look = classes(padded && styles.padded, className);
  return (
    <Content as={as} isCard canShrink gap={gap} className={look} aria-labelledby={labelledBy}>
      {children}
    </Content>
  );
}
