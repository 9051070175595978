/** Minutes a truck is on the road for miles along the straight line: 1.3 times as far at 28 mph (docs/product.md, "Conflicts"). */
export function driveMinutes(miles: number): number {
  return ((miles * 1.3) / 28) * 60;
}
