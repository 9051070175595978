import { lazy } from 'react';

export { DeleteAccount } from './account/DeleteAccount';
export { UpdatePasswordForm } from './account/UpdatePasswordForm';

/** Brought only when it is opened: the menus that open it are on every page. */
export const ChangeEmailDialog = lazy(() =>
  import('./email/ChangeEmailDialog').then((module) => ({ default: module.ChangeEmailDialog })),
);
