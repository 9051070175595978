import { counted } from '#platform/lib/text';

export const ratingTexts = {
  average: 'Your rating',
  isNew: 'New',
  newWhy: (count: number) =>
    count === 0
      ? 'Companies see “New” until you have 3 ratings.'
      : `Companies see “New” until you have 3 ratings. You have ${count}.`,
  count: (count: number) => counted(count, { one: 'rating', other: 'ratings' }),
  ofFive: (average: string) => `${average} of 5 stars`,
  stars: (stars: number) => counted(stars, { one: 'star', other: 'stars' }),
  distribution: 'Ratings by stars',
  tags: 'What companies say',
  tag: {
    on_time: 'On time',
    careful: 'Careful',
    hard_working: 'Hardworking',
    friendly: 'Good with customers',
    leads_well: 'Leads well',
    late: 'Late',
    careless: 'Careless',
  },
  tagCount: (tag: string, count: number) => `${tag} ${count}`,
  reliability: 'Reliability',
  days: 'Last 90 days.',
  acceptance: 'Accepted',
  acceptanceWhy: 'Of the invitations you answered.',
  showUp: 'Showed up',
  showUpWhy: 'At jobs you accepted.',
  lateCancels: 'Late withdrawals',
  lateCancelsWhy: 'Less than 24 hours before the start.',
  percent: (value: number) => `${value}%`,
  unknown: 'No data yet',
  reviews: 'Last reviews',
  noReviews: 'No reviews yet.',
  job: (number: string, city: string | null) => (city === null ? `Job ${number}` : `Job ${number}, ${city}`),
  hidden: 'A review is hidden until both sides have rated, or for 7 days.',
};
