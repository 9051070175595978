import type { PayLine } from '#generated/model';

type Words = Pick<NonNullable<PayLine['rating']>, 'tags' | 'comment'>;

const byStars: Readonly<Record<number, readonly Words[]>> = {
  5: [
    { tags: ['on_time', 'careful'], comment: 'Wrapped every piece on their own.' },
    { tags: ['on_time', 'hard_working'] },
    { tags: ['on_time', 'friendly'], comment: 'The customer praised them by name.' },
    { tags: ['on_time'] },
    { tags: ['hard_working'], comment: 'Kept the pace up on three flights of stairs.' },
    { tags: ['careful', 'friendly'] },
    { tags: ['on_time', 'leads_well'], comment: 'Kept the loading order straight. Would book again.' },
  ],
  4: [
    { tags: ['on_time', 'careful'] },
    { tags: ['hard_working'], comment: 'Good work, slow start after lunch.' },
    { tags: ['careful'], comment: 'Careful with the piano. Needs practice with straps.' },
  ],
  3: [{ tags: ['late'], comment: 'Came 20 minutes late, worked well after that.' }, { tags: ['careful'] }],
  2: [{ tags: ['late'], comment: 'On the phone a lot.' }],
  1: [{ tags: ['careless'], comment: 'Dropped a dresser and did not report it.' }],
};

/** Tags and often a comment that fit the stars, the same for the same number. */
export function getRatingWords(stars: number, number: number): Words {
  const choices = byStars[stars] ?? [];
  return choices[number % choices.length] ?? { tags: [] };
}
