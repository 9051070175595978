import { type ComponentProps, lazy } from 'react';
import { withTexts } from '../../../platform/language/withTexts';
import { LazyBoundary } from '../../../platform/ui/feedback/LazyBoundary';
import { accountCatalog } from './catalog';

const LazyEmailDialog = lazy(
  withTexts(async () => ({ default: (await import('../email/ChangeEmailDialog')).ChangeEmailDialog }), accountCatalog),
);
const LazyDeleteAccount = lazy(
  withTexts(async () => ({ default: (await import('./DeleteAccount')).DeleteAccount }), accountCatalog),
);
const LazyPasswordForm = lazy(
  withTexts(async () => ({ default: (await import('./UpdatePasswordForm')).UpdatePasswordForm }), accountCatalog),
);

/** Changes the email of the signed-in user. Loaded when it opens, because every page has a menu that opens it. */
export function ChangeEmailDialog(props: ComponentProps<typeof LazyEmailDialog>) {
  return (
    <LazyBoundary failure="toast">
      <LazyEmailDialog {...props} />
    </LazyBoundary>
  );
}

export function DeleteAccount() {
  return (
    <LazyBoundary>
      <LazyDeleteAccount />
    </LazyBoundary>
  );
}

export function UpdatePasswordForm() {
  return (
    <LazyBoundary>
      <LazyPasswordForm />
    </LazyBoundary>
  );
}
