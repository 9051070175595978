import { beforeEach, expect, it } from 'vitest';
import { formatMoney, formatMoneyRange, formatMoneyShort, parseMoney } from '../lib/money';
import { counted, formatNumber, plural } from '../lib/text';
import { formatTimeWindow } from '../lib/time/clockTimes';
import { formatDateInput, formatDay } from '../lib/time/dates';
import { relativeTime } from '../lib/time/timeLeft';
import { parseTypedDate } from '../lib/time/typedDate';
import { dayGroup, formatInstant } from '../lib/time/zonedTimes';
import { applyLanguage } from './current';

const zone = 'America/Phoenix';
const now = new Date('2026-11-28T19:00:00Z');

beforeEach(() => applyLanguage('es'));

it.each([
  ['a day', () => formatDay('2026-11-28'), 'sáb, 28 de nov'],
  ['a day of another year', () => formatDay('2025-11-28', '2026-11-28'), 'vie, 28 de nov de 2025'],
  ['a moment', () => formatInstant('2026-11-28T15:00:00Z', zone), 'sáb, 28 de nov · 8:00 a. m.'],
  ['a window', () => formatTimeWindow('11:00 - 13:00'), '11:00 a. m.–1:00 p. m.'],
  ['today', () => dayGroup('2026-11-28T15:00:00Z', zone, now).label, 'Hoy'],
  ['what happened', () => relativeTime('2026-11-28T18:48:00Z', now, zone), 'hace 12 min'],
  ['what is to come', () => relativeTime('2026-11-28T21:00:00Z', now, zone), 'en 2 h'],
  ['money', () => formatMoney(123_456), '$1,234.56'],
  ['round money', () => formatMoneyShort(15_600), '$156'],
  ['an estimate', () => formatMoneyRange(46_800, 52_000), '$468–520'],
  ['a number', () => formatNumber(1250.5), '1,250.5'],
  ['a number without decimals', () => formatNumber(1250.5, 0), '1,251'],
  ['one', () => counted(1, { one: 'trabajo', other: 'trabajos' }), '1 trabajo'],
  ['many', () => counted(2000, { one: 'trabajo', other: 'trabajos' }), '2,000 trabajos'],
  ['millions', () => plural(1_000_000, { one: 'trabajo', many: 'de trabajos', other: 'trabajos' }), 'de trabajos'],
])('writes %s as Americans who speak Spanish do', (_, write, written) => {
  expect(write().replace(/\s/g, ' ')).toBe(written);
});

it('keeps the formats of inputs', () => {
  expect(formatDateInput('2026-11-28')).toBe('11/28/2026');
  expect(parseMoney('$1,250.50')).toBe(125_050);
});

it.each([
  ['28 de noviembre', '2026-11-28'],
  ['28 nov 2026', '2026-11-28'],
  ['28 de noviembre de 2026', '2026-11-28'],
  ['Sáb, 28 de nov', '2026-11-28'],
  ['5 de enero', '2027-01-05'],
  ['mar 24', '2027-03-24'],
  ['mar, 24 de nov', '2026-11-24'],
  ['hoy', '2026-11-22'],
  ['mañana', '2026-11-23'],
  ['manana', '2026-11-23'],
  ['miércoles', '2026-11-25'],
  ['mie', '2026-11-25'],
  ['November 28', '2026-11-28'],
  ['tomorrow', '2026-11-23'],
  ['11/28', '2026-11-28'],
  ['lun, 28 de nov', null],
])('reads %j as %s', (text, date) => {
  expect(parseTypedDate(text, { today: '2026-11-22', years: 'upcoming' })).toBe(date);
});
