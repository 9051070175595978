/** Driving miles for straight-line miles: 1.3 times as far (docs/product.md, "Conflicts"). */
export function roadMiles(miles: number): number {
  return miles * 1.3;
}

/** Minutes for driving miles, at 28 mph and without parking. */
export function driveMinutes(miles: number): number {
  return (miles / 28) * 60;
}
