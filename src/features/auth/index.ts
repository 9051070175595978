export { ChangeEmailDialog, DeleteAccount, UpdatePasswordForm } from './account/lazyAccount';
