/** Time that a feed shows past and canceled jobs, so that calendar apps can update them (docs/product.md, "Calendar"). */
export const shownAfterMs = 30 * 86_400_000;
