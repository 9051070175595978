/**
 * Hides most of an address, but its owner still recognizes it: "dana@coppermesa.example" -> "d***@coppermesa.example".
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return email;
  const [first = ''] = Array.from(email);
  return `${first}***${email.slice(at)}`;
}
