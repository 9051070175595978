import type { ReactNode } from 'react';
import { ClosedDrawing } from './drawings';
import { Notice } from './Notice';
import { texts } from '../texts';

type NoPermissionProps = { text: string; title?: string; action?: ReactNode };

/** Names what this person has no access to, and who can grant it. */
export function NoPermission({ title = texts.noPermissionTitle, ...words }: NoPermissionProps) {
  return <Notice drawing={<ClosedDrawing />} title={title} {...words} />;
}
