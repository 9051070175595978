import * as generated from '../../generated/handlers/auth/auth.msw';
import { implement } from '../../http/implement';
import { deleteAccount } from './account';
import { requestEmailChange, verifyEmailChange } from './email';
import { getMe, login, logout } from './login';
import { forgotPassword, requestResetOtp, resetPassword, updatePassword, verifyResetOtp } from './password';
import { register, requestRegisterOtp, signUpHelper, verifyRegisterOtp } from './signUp';
import { getAppleRedirectUrl, getGoogleRedirectUrl, handleAppleCallback, handleGoogleCallback } from './social';

export const authHandlers = implement(generated, {
  register,
  login,
  logout,
  forgotPassword,
  updatePassword,
  requestEmailChange,
  verifyEmailChange,
  getMe,
  deleteAccount,
  requestRegisterOtp,
  verifyRegisterOtp,
  signUpHelper,
  requestResetOtp,
  verifyResetOtp,
  resetPassword,
  getGoogleRedirectUrl,
  handleGoogleCallback,
  getAppleRedirectUrl,
  handleAppleCallback,
});
