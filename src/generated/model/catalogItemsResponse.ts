/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { CatalogItem } from './catalogItem';
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { Succeeded } from './succeeded';

export type CatalogItemsResponse = {
  data: CatalogItem[];
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
