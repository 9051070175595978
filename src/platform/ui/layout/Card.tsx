import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './Card.module.css';

type CardProps = {
  children: ReactNode;
  /** False when the content has its own edges: a list, a map. */
  padded?: boolean;
  as?: 'div' | 'section' | 'article' | 'li';
  labelledBy?: string;
  className?: string;
};

/** A white surface on the page, with a border and no shadow. */
export function Card({ children, padded = true, as: Tag = 'div', labelledBy, className }: CardProps) {
  return (
    <Tag className={classes(styles.card, padded && styles.padded, className)} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
