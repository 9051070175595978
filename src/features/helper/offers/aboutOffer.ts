/** What messages are about: a later one about the same offer replaces an earlier one. */
export function aboutOffer(id: number): string {
  return `offer-${id}`;
}
