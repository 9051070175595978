import { createFaker, createRandom } from '../../provider/random';
import type { World } from '../../provider/world';

export type FullName = { first_name: string; last_name: string };

/**
 * Draws people and places for the seed. No full name and no phone number comes twice in a world. Has its own random
 * generator, so that the names of a new version of faker change no other seed data.
 */
export type Strangers = {
  /** Avoids the given first names and adds the new one to them. */
  name(firstNames?: Set<string>): FullName;
  email(name: FullName, domain: string): string;
  /** A number of the fictional exchange 555, formatted as ten digits. */
  phone(areaCode: string): string;
  /** Street address without the city. */
  street(): string;
  company(): string;
};

/** Far more draws than needed. A world with thousands of customers then repeats a first name. */
const maxDraws = 50;

export function createStrangers(world: World): Strangers {
  const { names, phones } = listKnown(world);
  // Each group of people continues where the ones before it ended.
  const faker = createFaker(createRandom(world.seed + names.size), world.clock.now);
  const streets = faker.definitions.location.street_name;

  return {
    name(firstNames = new Set()) {
      const { first_name, last_name } = drawUntil(
        () => ({ first_name: faker.person.firstName(), last_name: faker.person.lastName() }),
        (drawn) => !names.has(toFullName(drawn)) && !firstNames.has(drawn.first_name),
      );
      names.add(toFullName({ first_name, last_name }));
      firstNames.add(first_name);
      return { first_name, last_name };
    },
    email: ({ first_name, last_name }, domain) =>
      `${first_name}.${last_name}@${domain}`.toLowerCase().replaceAll(/[^a-z.@]/g, ''),
    phone(areaCode) {
      // The cast and the offices have the numbers below 0300.
      const phone = drawUntil(
        () => `${areaCode}555${faker.number.int({ min: 300, max: 9999 }).toString().padStart(4, '0')}`,
        (drawn) => !phones.has(drawn),
      );
      phones.add(phone);
      return phone;
    },
    street: () => `${faker.number.int({ min: 10, max: 9900 })} ${faker.helpers.arrayElement(streets)}`,
    company: () => faker.company.name(),
  };
}

function drawUntil<Drawn>(draw: () => Drawn, isNew: (drawn: Drawn) => boolean): Drawn {
  let drawn = draw();
  for (let draws = 1; draws < maxDraws && !isNew(drawn); draws += 1) drawn = draw();
  return drawn;
}

function listKnown({ tables }: World): { names: Set<string>; phones: Set<string> } {
  const [users, orders] = [tables.user.all(), tables.order.all()];
  const customers = orders.map((order) => ({ first_name: order.customer_name, last_name: order.customer_last_name }));
  return {
    names: new Set([...users, ...customers].map(toFullName)),
    phones: new Set([...users.map(({ phone }) => phone), ...orders.map((order) => order.customer_primary_phone)]),
  };
}

function toFullName({ first_name, last_name }: FullName): string {
  return `${first_name} ${last_name}`;
}
