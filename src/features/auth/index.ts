export {
  LazyChangeEmailDialog as ChangeEmailDialog,
  LazyDeleteAccount as DeleteAccount,
  LazyUpdatePasswordForm as UpdatePasswordForm,
} from './account/lazyAccount';
