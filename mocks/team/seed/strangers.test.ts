// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { testWorld } from '../../../tests/kit/world';

const countDoubles = (texts: readonly string[]) => texts.length - new Set(texts).size;

describe('the people of the standard world', () => {
  const { tables } = testWorld();
  const [users, orders] = [tables.user.all(), tables.order.all()];

  it('have different full names, customers different first names', () => {
    const names = users.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
    const customers = orders.map(({ customer_name, customer_last_name }) => `${customer_name} ${customer_last_name}`);
    expect(countDoubles([...names, ...customers])).toBe(0);
    expect(countDoubles(orders.map(({ customer_name }) => customer_name))).toBe(0);
  });

  it('have different phone numbers and email addresses', () => {
    const phones = [...users.map(({ phone }) => phone), ...orders.map((order) => order.customer_primary_phone)];
    expect(countDoubles(phones)).toBe(0);
    expect(phones.filter((phone) => !/^\d{3}555\d{4}$/.test(phone))).toEqual([]);
    const emails = [...users.map(({ email }) => email), ...orders.flatMap((order) => order.customer_email ?? [])];
    expect(countDoubles(emails)).toBe(0);
    expect(emails.filter((email) => !/^[a-z.]+@[a-z]+\.example$/.test(email))).toEqual([]);
  });
});
