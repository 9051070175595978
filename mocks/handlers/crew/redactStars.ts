import type { OrderCard, OrderDetail } from '#generated/model';
import type { OrderRow } from '../../db/schema';
import type { Visibility } from '../../presenters/visibility';
import type { World } from '../../world';
import { areStarsShown } from '../../rules/crew/ratings/trackRecord';

/** Hides the crew's stars on a card from everyone but the company until they are shown (docs/product.md, "Ratings"). */
export function redactCardStars(world: World, card: OrderCard, order: OrderRow, visibility: Visibility): OrderCard {
  if (canSeeStars(world, order, visibility)) return card;
  return { ...card, crew: card.crew.map((each) => ({ ...each, stars: null })) };
}

/** The same for the detail of an order. */
export function redactDetailStars(
  world: World,
  detail: OrderDetail,
  order: OrderRow,
  visibility: Visibility,
): OrderDetail {
  if (!detail.completion || canSeeStars(world, order, visibility)) return detail;
  const lines = detail.completion.lines.map(({ work_again_at: _changed, ...line }) => ({ ...line, rating: null }));
  return { ...detail, completion: { ...detail.completion, lines } };
}

function canSeeStars({ clock }: World, order: OrderRow, visibility: Visibility): boolean {
  return visibility.as === 'office' || areStarsShown(order, clock.now().getTime());
}
