import type { PayLine } from '#generated/model';

type Words = Pick<NonNullable<PayLine['rating']>, 'tags' | 'comment'>;

/** Words of a company about its crew. */
const byStars: Readonly<Record<number, readonly Words[]>> = {
  5: [
    { tags: ['on_time', 'careful'], comment: 'Wrapped every piece on their own.' },
    { tags: ['on_time', 'hard_working'], comment: 'First on the truck, last to leave.' },
    { tags: ['on_time', 'friendly'], comment: 'The customer praised them by name.' },
    { tags: ['on_time'] },
    { tags: ['hard_working'], comment: 'Kept the pace up on three flights of stairs.' },
    { tags: ['careful', 'friendly'], comment: 'Not a scratch on the hardwood floor.' },
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

/** Words of the crew about a company. */
const ofCompany: typeof byStars = {
  5: [
    { tags: ['clear_plan', 'on_time'], comment: 'Everything was as described. Paid the same week.' },
    { tags: ['friendly'] },
    { tags: ['well_equipped'], comment: 'Good dollies and plenty of blankets on the truck.' },
    { tags: ['fair', 'friendly'], comment: 'The foreman shared the work fairly.' },
    { tags: ['clear_plan'] },
    { tags: ['on_time', 'well_equipped'] },
  ],
  4: [
    { tags: ['friendly'], comment: 'Good crew. The gate code came late.' },
    { tags: ['clear_plan'], comment: 'Took an hour longer than planned, and we got paid for it.' },
    { tags: ['fair'] },
  ],
  3: [{ tags: [], comment: 'The truck was late, and the stairs were not in the notes.' }],
};

/** Tags and often a comment that fit the stars, the same for the same number. */
export function getRatingWords(stars: number, number: number): Words {
  return pickWords(byStars, stars, number);
}

export function getCompanyWords(stars: number, number: number): Words {
  return pickWords(ofCompany, stars, number);
}

function pickWords(words: typeof byStars, stars: number, number: number): Words {
  const choices = words[stars] ?? [];
  return choices[number % choices.length] ?? { tags: [] };
}
