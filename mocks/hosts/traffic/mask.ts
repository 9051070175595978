const secret = /password|token|secret|signature|^auth$|^otp$/i;
const oneTimeCode = /^\d{6}$/;

/** JSON without what no one else may read: passwords, tokens, signatures and one-time codes. Empty if it is no JSON. */
export function mask(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), (name, value: unknown) => (isSecret(name, value) ? '•••' : value));
  } catch {
    return '';
  }
}

function isSecret(name: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return secret.test(name) || (name === 'code' && oneTimeCode.test(value));
}
