import type { OrderCard, OrderDetail } from '../../../src/generated/model';
import type { OrderRow } from '../../db/schema';
import type { Sight } from '../../presenters/sight';
import type { World } from '../../world';
import { areStarsShown } from '../../rules/crew/trackRecord';

/** A card with the stars of the crew: to the company, and to others once they are shown (docs/product.md, "Ratings"). */
export function cardWithStars(world: World, card: OrderCard, order: OrderRow, sight: Sight): OrderCard {
  if (maySeeStars(world, order, sight)) return card;
  return { ...card, crew: card.crew.map((each) => ({ ...each, stars: null })) };
}

/** The same for all of an order. */
export function detailWithStars(world: World, detail: OrderDetail, order: OrderRow, sight: Sight): OrderDetail {
  if (!detail.completion || maySeeStars(world, order, sight)) return detail;
  const lines = detail.completion.lines.map((line) => ({ ...line, rating: null }));
  return { ...detail, completion: { ...detail.completion, lines } };
}

function maySeeStars({ clock }: World, order: OrderRow, sight: Sight): boolean {
  return sight.as === 'office' || areStarsShown(order, clock.now().getTime());
}
