const later = () => Promise.resolve(1);
export function floating() {
  // planted typescript(no-floating-promises): Promises must be awaited
  later();
}
