/** Whether a person born on that day ("YYYY-MM-DD") is 18 or older on `today` (docs/product.md, "Sign-up and passwords"). */
function isAdult(birthDate: string, today: string): boolean {
  const [year = 0, ...rest] = birthDate.split('-').map(Number);
  const eighteenth = [String(year + 18).padStart(4, '0'), ...rest.map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
  return eighteenth <= today;
}

/** No one is older. */
const oldest = 120;

/** The problem with a birth date at sign-up; null if it is valid. */
export function findBirthDateProblem(birthDate: string, today: string): string | null {
  if (Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) > oldest) return 'Value is not valid';
  return isAdult(birthDate, today) ? null : 'You must be 18 or older.';
}
