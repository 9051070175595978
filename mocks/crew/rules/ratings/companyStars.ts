import type { WorldTables } from '../../../provider/store/schema';
import { hiddenForMs } from './ratings';

/** Stars that a helper gave a company, and since when they are shown. Milliseconds since the epoch. */
export type CompanyStars = { stars: number; shownAt: number };

/** The ratings of a company by helpers that are shown at `now` (docs/product.md, "Ratings"). */
export function listCompanyStars(tables: WorldTables, companyId: number, now: number): CompanyStars[] {
  const branches = tables.branch.viewAll('everOfCompany', companyId, ({ id }) => id);
  const given = branches.flatMap((id) =>
    tables.invitation.viewAll('rated', id, ({ id: own, order_id, company_rating }): CompanyStars[] => {
      if (!company_rating) return [];
      const ratedAt = Date.parse(company_rating.at);
      const otherRatedAt = tables.order.view(order_id, ({ completion, closed_at }) =>
        completion?.lines.some((line) => line.invitation_id === own && line.rating !== null) ? closed_at : null,
      );
      const answeredAt = otherRatedAt ? Math.max(ratedAt, Date.parse(otherRatedAt)) : Infinity;
      return [{ stars: company_rating.stars, shownAt: Math.min(answeredAt, ratedAt + hiddenForMs) }];
    }),
  );
  return given.flat().filter(({ shownAt }) => shownAt <= now);
}
