// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { callPerson, nameCustomer, namePerson } from './personName';

const marcus = { first_name: 'Marcus', last_name: 'Reed' };

describe('a person is named by', () => {
  it.each<[string, Parameters<typeof namePerson>[0], string]>([
    ['both names', marcus, 'Marcus Reed'],
    ['one of them', { ...marcus, last_name: '' }, 'Marcus'],
    ['the initial of someone who has not joined', { first_name: 'Marcus', last_initial: 'R' }, 'Marcus R.'],
    ['their email without a name', { email: 'marcus@helpers.example' }, 'marcus@helpers.example'],
    ['what they can do', { positions: [PositionCode.driver, PositionCode.helper] }, 'Driver, Helper'],
    ['their position on a job first', { position: PositionCode.foreman, positions: [PositionCode.helper] }, 'Foreman'],
    ['nothing that is known', {}, 'Someone'],
  ])('%s', (_name, person, expected) => expect(namePerson(person)).toBe(expected));

  it('other words where they are given', () => expect(namePerson({}, 'Owner')).toBe('Owner'));
});

test('a sentence calls a person by their first name', () => {
  expect([callPerson(marcus), callPerson({ last_name: 'Reed' })]).toEqual(['Marcus', 'Reed']);
});

test('a customer without a name has none', () => {
  expect(nameCustomer({ customer_name: 'Rebecca', customer_last_name: 'Hollis' })).toBe('Rebecca Hollis');
  expect(nameCustomer({})).toBe('');
});
