/** Driving miles for straight-line miles: 1.3 times as far (docs/product.md, "Conflicts"). */
export function toRoadMiles(miles: number): number {
  return miles * 1.3;
}

/** Minutes for driving miles, at 28 mph and without parking. */
export function toDriveMinutes(miles: number): number {
  return (miles / 28) * 60;
}
