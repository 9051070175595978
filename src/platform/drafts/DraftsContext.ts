import { createRequiredContext } from '../lib/requiredContext';
import type { Drafts } from './drafts';

export const [DraftsProvider, useDrafts] = createRequiredContext<Drafts>('Drafts are read outside the app');
