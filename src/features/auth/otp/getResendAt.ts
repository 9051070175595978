/** When another code may be requested, in epoch milliseconds; null if the provider does not give the wait (seconds). */
export function getResendAt(resendIn: number | null): number | null {
  return resendIn === null ? null : Date.now() + resendIn * 1000;
}
