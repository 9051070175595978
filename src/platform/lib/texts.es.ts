import type { Translation } from '../language/translation';
import type { texts as english } from './texts.en';

export const texts: Translation<typeof english> = {
  noDate: '—',
  today: 'Hoy',
  yesterday: 'Ayer',
  justNow: 'hace un momento',
  ago: (span) => `hace ${span}`,
  ahead: (span) => `en ${span}`,
  minutes: (count) => `${count}\u00a0min`,
  hours: (count) => `${count}\u00a0h`,
  days: (count) => `${count}\u00a0${count === 1 ? 'día' : 'días'}`,
  am: 'a.\u00a0m.',
  pm: 'p.\u00a0m.',
  perHour: (money) => `${money}/h`,
  othersOne: (count) => `y ${count} más`,
  othersMany: (count) => `y ${count} más`,
  unknownStatus: (code) => `Estado ${code}`,
};
