import { type ComponentProps, lazy } from 'react';
import { withTexts } from '#platform/language/withTexts';
import { LazyBoundary } from '#platform/ui/feedback/LazyBoundary';
import { accountCatalog } from './catalog';

const ChangeEmailDialog = lazy(
  withTexts(async () => ({ default: (await import('../email/ChangeEmailDialog')).ChangeEmailDialog }), accountCatalog),
);
const DeleteAccount = lazy(
  withTexts(async () => ({ default: (await import('./DeleteAccount')).DeleteAccount }), accountCatalog),
);
const UpdatePasswordForm = lazy(
  withTexts(async () => ({ default: (await import('./UpdatePasswordForm')).UpdatePasswordForm }), accountCatalog),
);

/** Changes the email of the signed-in user. Loaded when it opens, because every page has a menu that opens it. */
export function LazyChangeEmailDialog(props: ComponentProps<typeof ChangeEmailDialog>) {
  return (
    <LazyBoundary failure="toast">
      <ChangeEmailDialog {...props} />
    </LazyBoundary>
  );
}

export function LazyDeleteAccount() {
  return (
    <LazyBoundary>
      <DeleteAccount />
    </LazyBoundary>
  );
}

export function LazyUpdatePasswordForm() {
  return (
    <LazyBoundary>
      <UpdatePasswordForm />
    </LazyBoundary>
  );
}
