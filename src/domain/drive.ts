/** Miles on the road for miles along the straight line: 1.3 times as far (docs/product.md, "Conflicts"). */
export function roadMiles(miles: number): number {
  return miles * 1.3;
}

/** Minutes for miles on the road, at 28 mph and without the time to park. */
export function driveMinutes(miles: number): number {
  return (miles / 28) * 60;
}
