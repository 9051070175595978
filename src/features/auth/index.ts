import { lazyPart } from '../../platform/ui/feedback/lazyPart';

// Loaded when shown, because the menus that open the dialog are on every page.

export const ChangeEmailDialog = lazyPart(async () => (await import('./email/ChangeEmailDialog')).ChangeEmailDialog, {
  failure: 'toast',
});

export const DeleteAccount = lazyPart(async () => (await import('./account/DeleteAccount')).DeleteAccount);

export const UpdatePasswordForm = lazyPart(
  async () => (await import('./account/UpdatePasswordForm')).UpdatePasswordForm,
);
