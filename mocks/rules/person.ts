/** Whether somebody born on that day ("YYYY-MM-DD") is 18 or older on `today` (section 2.5 of the product design). */
export function isAdult(birthDate: string, today: string): boolean {
  const [year = 0, ...rest] = birthDate.split('-').map(Number);
  const eighteenth = [String(year + 18).padStart(4, '0'), ...rest.map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
  return eighteenth <= today;
}

/** Whether a password may be used: 8 to 72 characters with a letter and a digit (section 2.5 of the product design). */
export function isPassword(text: string): boolean {
  return text.length >= 8 && text.length <= 72 && /[A-Za-z]/.test(text) && /\d/.test(text);
}
