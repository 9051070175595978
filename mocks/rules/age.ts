/** Whether somebody born on that day ("YYYY-MM-DD") is 18 or older on `today` (docs/product.md, "Sign-up and passwords"). */
export function isAdult(birthDate: string, today: string): boolean {
  const [year = 0, ...rest] = birthDate.split('-').map(Number);
  const eighteenth = [String(year + 18).padStart(4, '0'), ...rest.map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
  return eighteenth <= today;
}
