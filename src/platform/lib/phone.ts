/** The three phone formats (spec section 3, section 5): in an input, in a customer's or branch's details, elsewhere. */
type PhoneView = 'input' | 'list' | 'detail';

/**
 * The 10 national digits of a US number in any format, without a leading country code 1. Shorter or longer input
 * returns its digits unchanged, so that nothing typed is lost.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/**
 * Formats a phone number: input `+1(602)-555-0142`, list `(602) 555-0142`, detail `+1 (602)-555-0142`. Text without
 * exactly 10 digits is returned unchanged.
 */
export function formatPhone(phone: string, view: PhoneView): string {
  const digits = phoneDigits(phone);
  if (digits.length !== 10) return phone;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (view === 'list') return `(${area}) ${exchange}-${line}`;
  return view === 'input' ? `+1(${area})-${exchange}-${line}` : `+1 (${area})-${exchange}-${line}`;
}
