import type { Page } from '@playwright/test';
import { InvitationStatus } from '../../src/generated/model/codes';
import { formTexts } from '../../src/features/jobs/orderForm/texts';
import { changeTexts } from '../../src/features/jobs/orderForm/saving/changeTexts';
import { press } from './acts';
import { getField, read } from './subjects';

type Card = { id: number; date: string; window: string; crew: readonly number[] };

/** On the page of a job to edit: chooses the day and window of another job of its crew. Then saves. */
export async function moveToBusyDay(page: Page, toWhen: (page: Page) => Promise<void>): Promise<void> {
  const cards = await listCards(page);
  const own = cards.find(({ id }) => page.url().endsWith(`/${id}`));
  const other = cards.find(({ id, crew }) => id !== own?.id && crew.some((person) => own?.crew.includes(person)));
  if (!other) throw new Error('No one of this crew has another job');
  const [year, month, day] = other.date.split('-');
  await toWhen(page);
  await page
    .getByLabel(new RegExp(`^${formTexts.date}`))
    .first()
    .fill(`${month}/${day}/${year}`);
  await page
    .getByLabel(new RegExp(`^${formTexts.window}`))
    .first()
    .fill(other.window);
  await press(formTexts.saveChanges)(page);
  await press(changeTexts.save)(page);
}

async function listCards(page: Page): Promise<Card[]> {
  const token = await page.evaluate(() => localStorage.getItem('profile:gallery:token') ?? '');
  const query = new URLSearchParams({ 'filter[status]': '3,4', sort: 'starts_at', per_page: '100' });
  const answer = await read(page, token, `/company-branches/1/orders?${query}`);
  const rows = getField(getField(answer, 'data'), 'data');
  return Array.isArray(rows) ? rows.map(toCard).filter(({ date }) => date > '2026-11-24') : [];
}

function toCard(row: unknown): Card {
  const faces = getField(row, 'crew');
  const accepted = Array.isArray(faces)
    ? faces.filter((face) => getField(face, 'status') === InvitationStatus.accepted)
    : [];
  return {
    id: Number(getField(row, 'order_id')),
    date: String(getField(row, 'date')),
    window: String(getField(row, 'arrival_window')),
    crew: accepted.map((face) => Number(getField(face, 'user_id'))),
  };
}
