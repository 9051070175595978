import type { StopRow } from '../../orders/rows';
import type { World } from '../world';

/** The limits in the contract. */
const longest = { person: 50, branch: 60, company: 100, city: 60, address: 120, unit: 20 } as const;

const firstNames = [
  'Maria Guadalupe Esperanza Concepcion del Rosario Luz',
  'Christopher Alexander Maximilian Bartholomew Theodor',
  'Anneliese-Friederike-Wilhelmina-Charlotte-Sophienau',
  'Oluwaseun Ayodele Temitope Babatunde Adebayo Kolade',
  'Jean-Baptiste Emmanuel Francois-Xavier Marie Louis',
  'Hubertwolfeschlegelsteinhausenbergerdorffwelchevor',
];
const lastNames = [
  'de la Cruz Villanueva y Montenegro del Castillo-Rosa',
  'Featherstonehaugh-Cholmondeley-Marjoribanks-Leveson',
  'Papathanasopoulou-Konstantinopoulos-Hatzigeorgiou-Lo',
  'van den Heuvel-Brandenburg zu Hohenzollern-Oranienb',
  'Chandrasekhararaghavan Venkatanarasimharajuvaripeta',
  'Wolfeschlegelsteinhausenbergerdorffwelchevoralterna',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio',
];
const branchNames = [
  'Greater Phoenix Metropolitan Area and Eastern Maricopa County',
  'Southern Arizona, Tucson Basin and the Santa Cruz River Valley',
  'Las Vegas Strip, Henderson, Summerlin and North Clark County',
  'East Valley with Mesa, Gilbert, Chandler and Queen Creek South',
  'Scottsdale-Paradise-Valley-Fountain-Hills-and-Carefree-Office',
  'Tucson, Oro Valley, Marana, Sahuarita and Green Valley Center',
];
const company =
  'Copper Mesa Moving, Packing, Storage, Piano and Fine Art Transportation Company of the Southwest, Inc.';
const city = 'San Buenaventura del Valle de los Nogales y Santa Cruz Norte';
const address =
  '12875 North Black Canyon Freeway Frontage Road, Building C, Receiving Dock 14, Deer Valley Commerce and Logistics Park E';
const unit = 'Suite 1204-B, Dock 3';
const wordy = 'We have work for you most Fridays and Saturdays, and the crews look forward to you. '.repeat(12);

/** Gives everyone and everything a name as long as the contract allows, in realistic words. */
export function lengthenNames({ tables }: World): void {
  tables.user.all().forEach(({ id }, index) => {
    const first_name = fitText(firstNames, index, longest.person);
    tables.user.update(id, { first_name, last_name: fitText(lastNames, index, longest.person) });
  });
  for (const { id } of tables.company.all())
    tables.company.update(id, { name: fitText([company], 0, longest.company) });
  tables.branch.all().forEach(({ id }, index) => {
    tables.branch.update(id, {
      name: fitText(branchNames, index, longest.branch),
      address_line: fitText([address], 0, longest.address),
      city: fitText([city], 0, longest.city),
      unit: fitText([unit], 0, longest.unit),
    });
  });
}

/** The same for customers, their addresses and the office's notes on all orders. */
export function lengthenOrders({ tables }: World): void {
  const long = (stop: StopRow): StopRow => ({
    ...stop,
    address_line: fitText([address], 0, longest.address),
    city: fitText([city], 0, longest.city),
    unit: fitText([unit], 0, longest.unit),
  });
  tables.order.all().forEach(({ id, pick_up_addresses, destination_addresses }, index) => {
    tables.order.update(id, {
      customer_name: fitText(firstNames, index, longest.person),
      customer_last_name: fitText(lastNames, index, longest.person),
      pick_up_addresses: pick_up_addresses.map(long),
      destination_addresses: destination_addresses.map(long),
    });
  });
}

/** The same for people added later, for member records and for messages to helpers. */
export function lengthenTeam(world: World): void {
  const { tables } = world;
  lengthenNames(world);
  const emergency = { phone: '6025550170', relation: fitText([address], 0, 50) };
  for (const { id, emergency_contact } of tables.memberFile.all()) {
    const name = fitText(lastNames, id, 100);
    tables.memberFile.update(id, {
      notes: fitText([wordy], 0, 1000),
      emergency_contact: emergency_contact && { ...emergency, name },
    });
  }
  for (const { id } of tables.branchInvitation.all()) {
    tables.branchInvitation.update(id, { message: fitText([wordy], 0, 500) });
  }
}

/** The next text in turn, cut to exactly this length. */
function fitText(texts: readonly string[], index: number, length: number): string {
  const text = texts[index % texts.length] ?? '';
  return text.slice(0, length).trimEnd().padEnd(length, 'o');
}
