export { DeleteAccount } from './account/DeleteAccount';
export { UpdatePasswordForm } from './account/UpdatePasswordForm';
