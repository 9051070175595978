import type { ReactElement, ReactNode } from 'react';
import { NothingDrawing } from './drawings';
import { Notice } from './Notice';

type EmptyStateProps = {
  /** One sentence. */
  text: string;
  title?: string;
  /** At most 96 px; one of our drawings by default. */
  drawing?: ReactElement;
  action?: ReactNode;
};

export function EmptyState({ drawing = <NothingDrawing />, ...words }: EmptyStateProps) {
  return <Notice drawing={drawing} {...words} />;
}
