// planted eslint(complexity): complexity
export function branching(n: number): number {
  if (n === 1) return 2;
  if (n === 2) return 4;
  if (n === 3) return 6;
  if (n === 4) return 8;
  if (n === 5) return 10;
  if (n === 6) return 12;
  if (n === 7) return 14;
  if (n === 8) return 16;
  if (n === 9) return 18;
  if (n === 10) return 20;
  if (n === 11) return 22;
  if (n === 12) return 24;
  if (n === 13) return 26;
  return 0;
}
