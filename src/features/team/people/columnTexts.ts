import { nbsp } from '#platform/lib/text';

/** Columns of people whom a company compares. */
export const columnTexts = {
  heads: { fit: 'Fit', distance: 'Distance', week: 'This week', rating: 'Rating', rate: 'Rate' },
  miles: (miles: string) => `${miles}${nbsp}mi`,
  milesLong: (miles: string) => `${miles}${nbsp}mi away`,
  week: (hours: string) => `${hours}${nbsp}hr`,
  weekLong: (hours: string) => `${hours}${nbsp}hr this week`,
};
