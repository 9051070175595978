// @vitest-environment node
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { currentLanguage, inLanguage } from '#platform/language/current';
import { activityDraft } from '../../../tests/kit/happenings';
import { collectPushes, type ReceivedEvent } from '../../../tests/kit/sockets/pushes';
import { getField, testWorld } from '../../../tests/kit/world';
import { detailsChanged, invitationNew, jobCancelled, orderChanged, payEarned, reminder } from './personal';
import type { Job } from './facts';
import { formed, invitationsExpired } from './crew';

const job: Job = {
  id: 1042,
  customer: 'Hollis',
  from: 'Tempe',
  to: 'Gilbert',
  date: '2026-11-28',
  window: '08:00 - 10:00',
  startsAt: '2026-11-28T15:00:00Z',
  endsAt: '2026-11-28T17:00:00Z',
  positions: [PositionCode.foremanDriver, PositionCode.helper],
  hours: 6.5,
};
const employer = { company: 'Copper Mesa', branch: 'Phoenix' };
const later = { ...job, window: '13:00 - 15:00' };

it.each([
  [() => invitationNew(job, employer, 1, 2450), 'Trabajo nuevo: sáb 28 de nov, 8–10 a. m., Tempe, $24.50/h'],
  [() => orderChanged(later, employer, 1, job), 'Trabajo #1042: nuevo horario, 1–3 p. m.'],
  [() => detailsChanged(job, employer, 1, ['artículos']), 'Trabajo #1042: hubo cambios'],
  [() => jobCancelled(job, employer, 1, 2), 'Trabajo #1042: cancelado, se le pagan 2 horas por presentarse'],
  [() => reminder(job, employer, 1), 'Recordatorio: mañana 8 a. m., Tempe'],
  [() => payEarned(job, employer, 1, 118_700), 'Ganó $1,187.00 por el trabajo #1042'],
  [() => invitationsExpired(job, 2), '2 invitaciones al trabajo #1042 vencieron sin respuesta'],
  [() => formed(job), 'Trabajo #1042: cuadrilla completa'],
])('writes an activity in Spanish (%#)', (createDraft, title) => {
  expect(inLanguage('es', createDraft).title).toBe(title);
  expect(currentLanguage()).toBe('en');
});

it('writes each copy in the language of its receiver, not of the person who acted', () => {
  const world = testWorld({ scenario: 'empty' });
  world.change(() => world.tables.user.update(2, { locale: 'es' }));
  const [dana, priya] = [collectPushes(world, 1), collectPushes(world, 2)];
  const createDraft = () => activityDraft(currentLanguage());
  inLanguage('es', () => world.change(() => world.announce({ type: 'activityHappened', branchId: 1, createDraft })));
  const titles = (received: readonly ReceivedEvent[]) =>
    received.map(({ data }) => getField(getField(data, 'notification'), 'title'));
  expect([titles(dana), titles(priya)]).toEqual([['en'], ['es']]);
});
