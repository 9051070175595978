import { withTexts } from '../../platform/language/withTexts';
import { accountCatalog } from './account/catalog';
import { lazy } from 'react';

// Loaded when they are shown: the menus that open the dialog are on every page.

export const ChangeEmailDialog = lazy(
  withTexts(
    () => import('./email/ChangeEmailDialog').then((module) => ({ default: module.ChangeEmailDialog })),
    accountCatalog,
  ),
);

export const DeleteAccount = lazy(
  withTexts(
    () => import('./account/DeleteAccount').then((module) => ({ default: module.DeleteAccount })),
    accountCatalog,
  ),
);

export const UpdatePasswordForm = lazy(
  withTexts(
    () => import('./account/UpdatePasswordForm').then((module) => ({ default: module.UpdatePasswordForm })),
    accountCatalog,
  ),
);
