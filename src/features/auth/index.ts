import { lazy } from 'react';

// Loaded when shown, because the menus that open the dialog are on every page.

export const ChangeEmailDialog = lazy(() =>
  import('./email/ChangeEmailDialog').then((module) => ({ default: module.ChangeEmailDialog })),
);

export const DeleteAccount = lazy(() =>
  import('./account/DeleteAccount').then((module) => ({ default: module.DeleteAccount })),
);

export const UpdatePasswordForm = lazy(() =>
  import('./account/UpdatePasswordForm').then((module) => ({ default: module.UpdatePasswordForm })),
);
