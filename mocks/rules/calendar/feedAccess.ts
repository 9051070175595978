/** How long a feed shows what is over or canceled, so that calendar apps can update it (docs/product.md, "Calendar"). */
export const shownAfterMs = 30 * 86_400_000;
