import { PositionCode } from '#generated/model/codes';
import { orderLimits } from '../../limits';
import type { LineReader, Reading } from './lineReader';
import type { NeedValue } from './needPhrases';
import { numberPattern, toNumber } from './numberWords';

/** Names in the singular; the first that matches counts. "Movers" and "people" are helpers. */
const names: readonly (readonly [position: PositionCode, pattern: string])[] = [
  [
    PositionCode.foremanDriver,
    'fore(?:man|men)[ /+&-]{0,3}drivers?|drivers?[ /+&-]{0,3}fore(?:man|men)|lead drivers?|capata(?:z|ces)[ /+&-]{0,3}(?:chofer|conductor)(?:es)?',
  ],
  [PositionCode.driver, 'truck drivers?|drivers?|chofer(?:es)?|conductor(?:es)?|camioneros?'],
  [PositionCode.foreman, 'fore(?:man|men|person)|crew leads?|crew leaders?|leads?|capata(?:z|ces)|encargados?'],
  [
    PositionCode.helper,
    'helpers?|movers?|loaders?|laborers?|workers?|people|persons?|guys|men|hands|ayudantes?|cargador(?:es)?|mudanceros?|personas?|trabajador(?:es)?|crew',
  ],
];

const anyName = names.map(([, pattern]) => pattern).join('|');
const countBefore = new RegExp(
  String.raw`(?<![\d.$/-]|\d,)\b(${numberPattern})(?: ?(?:-|to|or|a|o) ?(${numberPattern}))? ?(?:x )?(?:more |extra |good |strong |experienced )?(${anyName})\b`,
  'g',
);
const countAfter = new RegExp(String.raw`\b(${anyName}) ?(?:x|:|of|de) ?(${numberPattern})\b`, 'g');
const without = new RegExp(String.raw`\b(${anyName})\b`, 'g');

/** Positions with counts: "3 helpers", "a driver", "2-3 movers", "crew of 4", "dos ayudantes". */
export function findPeople(reader: LineReader): void {
  reader.find(countAfter, ([, name = '', count = '']) => readCounts(name, [toNumber(count)]));
  reader.find(countBefore, ([, count = '', upTo, name = '']) =>
    readCounts(name, upTo === undefined ? [toNumber(count)] : [toNumber(upTo), toNumber(count)]),
  );
  reader.find(without, ([, name = '']) => readUncounted(name));
}

function readCounts(name: string, counts: readonly number[]): Reading {
  const fits = counts.every((count) => count >= 1 && count <= orderLimits.crew);
  return fits ? counts.map((count) => toValue(name, count)) : 'out_of_range';
}

/** "driver" is one; "drivers" has to be asked. "Crew", "lead" or "people" alone means nothing. */
function readUncounted(name: string): Reading {
  if (/^(?:crew|leads?|people|persons?|personas?|men|guys|hands)$/.test(name)) return null;
  const isSingular = !/(?:s|men)$/.test(name) || name === 'foreman';
  return isSingular ? [toValue(name, 1)] : [2, 1, 3, 4].map((count) => toValue(name, count));
}

function toValue(name: string, count: number): NeedValue {
  const found = names.find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(name));
  return { field: 'position', value: { position: found?.[0] ?? PositionCode.helper, count } };
}
