/** Whether somebody born on that day ("YYYY-MM-DD") is 18 or older on `today` (section 2.5 of the product design). */
export function isAdult(birthDate: string, today: string): boolean {
  const [year = 0, ...rest] = birthDate.split('-').map(Number);
  const eighteenth = [String(year + 18).padStart(4, '0'), ...rest.map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
  return eighteenth <= today;
}
