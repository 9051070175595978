import { authPages } from '../../features/auth/pages';
import type { PagesOf, PageTable } from '../../platform/routing/pageTable';

export const publicAreaPages: Partial<PageTable> = authPages satisfies PagesOf<'public'>;
