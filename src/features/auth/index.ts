import { withTexts } from '../../platform/language/withTexts';
import { lazyPart } from '../../platform/ui/feedback/lazyPart';
import { accountCatalog } from './account/catalog';

// Loaded when shown, because the menus that open the dialog are on every page.

export const ChangeEmailDialog = lazyPart(
  withTexts(async () => (await import('./email/ChangeEmailDialog')).ChangeEmailDialog, accountCatalog),
  { failure: 'toast' },
);

export const DeleteAccount = lazyPart(
  withTexts(async () => (await import('./account/DeleteAccount')).DeleteAccount, accountCatalog),
);

export const UpdatePasswordForm = lazyPart(
  withTexts(async () => (await import('./account/UpdatePasswordForm')).UpdatePasswordForm, accountCatalog),
);
