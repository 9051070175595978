import { withTexts } from '../../platform/language/withTexts';
import { branchCatalog } from './catalog';
import { limitCatalog } from '../billing/limit/catalog';
import type { PageTable } from '../../platform/routing/pageTable';

export const branchPages = {
  'company-branch': { load: withTexts(() => import('./page/BranchPage'), branchCatalog, limitCatalog) },
} satisfies Partial<PageTable>;
