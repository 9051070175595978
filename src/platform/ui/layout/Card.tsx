import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { classes } from '../classes';

export type CardProps = {
  children: ReactNode;
  /** Off where the content brings its own edges: a list, a map. */
  padded?: boolean;
  as?: 'div' | 'section' | 'article' | 'li';
  labelledBy?: string;
  className?: string;
};

/** A white surface that lies on the page: a line, no shadow. */
export function Card({ children, padded = true, as: Tag = 'div', labelledBy, className }: CardProps) {
  return (
    <Tag className={classes(styles.card, padded && styles.padded, className)} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
