import { counted } from '#platform/lib/text';

const nbsp = '\u00a0';

export const historyTexts = {
  download: 'Download CSV',
  downloaded: (name: string) => `Downloaded ${name}`,
  total: (count: number) => counted(count, { one: 'past job', other: 'past jobs' }),
  closed: (day: string, by: string | null) => (by === null ? `Closed ${day}` : `Closed ${day} by ${by}`),
  reason: (reason: string) => `Reason: ${reason}`,
  planned: (hours: string) => `Planned ${hours}`,
  actual: (hours: string) => `worked ${hours}`,
  plannedAndActual: (planned: string, actual: string) => `${planned}, ${actual}`,
  crewPay: (money: string) => `${money}${nbsp}crew pay`,
};
