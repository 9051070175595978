/** An address as its owner recognises it and nobody else reads it: "dana@coppermesa.example" -> "d***@coppermesa.example". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return email;
  const [first = ''] = Array.from(email);
  return `${first}***${email.slice(at)}`;
}
