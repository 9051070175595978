import { billingPages } from '../../features/billing/pages';
import { helperCalendarPages } from '../../features/calendar/pages';
import { helperPages } from '../../features/helper/pages';
import type { PagesOf, PageTable } from '../../platform/routing/pageTable';

export const helperAreaPages: Partial<PageTable> = {
  ...helperPages,
  ...helperCalendarPages,
  ...billingPages,
} satisfies PagesOf<'helper'>;
