import { type ComponentProps, lazy } from 'react';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';

const ChangeEmailDialog = lazy(async () => ({
  default: (await import('./ChangeEmailDialog')).ChangeEmailDialog,
}));
const DeleteAccount = lazy(async () => ({ default: (await import('./DeleteAccount')).DeleteAccount }));
const UpdatePasswordForm = lazy(async () => ({ default: (await import('./UpdatePasswordForm')).UpdatePasswordForm }));

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
