import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { NeedField, NeedPhrase, NeedValue, NeedWords, UnusedText } from '#domain/orders/typedLine/needPhrases';
import { type Need, type ParsedNeed, parseNeed } from '#domain/orders/typedLine/parseNeed';
import { writeValue } from '#domain/orders/typedLine/writeValue';
import type { Branch } from '#generated/model';
import { useBranches } from '#platform/branches/useActiveBranch';
import { formatMoneyShort } from '#platform/lib/money';
import { isEqual } from '#platform/lib/plainData';
import { formatNumber } from '#platform/lib/text';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { type CalendarDate, formatDay } from '#platform/lib/time/dates';
import { serverDate } from '#platform/lib/time/serverClock';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { Muted, Row, Stack } from '#platform/ui/layout/Layout';
import { useTools, useVehicleTypes } from '../api';
import { listCrewNeeds } from '../parts/describeJob';
import { labels } from '../parts/labels';
import { lineTexts as texts } from './texts';
import styles from './TypedLine.module.css';

/** Wiring of a typed line to its form. */
export type TypedLineUse = {
  branch: Branch;
  /** Also reads the customer, the move size and both ends of the route. */
  isBooking?: boolean;
  /** Parts of a line that the form has a field for. */
  fields: ReadonlySet<NeedField>;
  /** Fills in the fields of the form: what the line meant before and what it means now. */
  onNeed: (before: Need, after: Need) => void;
};

type LineReadoutProps = TypedLineUse & {
  line: string;
  onLine: (line: string) => void;
  /** The line whose meaning the fields have already. */
  startedWith: string;
};

/** Parts of the line that have several meanings, and parts that nothing used. The fields show the others. */
export function LineReadout({ line, onLine, startedWith, ...use }: LineReadoutProps) {
  const { branch, fields } = use;
  const words = useWords(branch);
  const parsed = useParsed(line, use, words);
  const started = useParsed(startedWith, use, words);
  useChangedNeed(parsed.need, started.need, use.onNeed);
  const known = {
    today: todayIn(branch.timezone, serverDate()),
    tool: (id: number) => words.tools.find((tool) => tool.id === id)?.title,
    vehicle: (id: number) => words.vehicles.find((vehicle) => vehicle.id === id)?.title,
  };
  const choose = (phrase: NeedPhrase, meaning: NeedValue) =>
    onLine(replacePhrase(line, phrase, writeValue(meaning, words)));
  if (line.trim() === '') return null;
  const used = parsed.phrases.filter(({ field }) => fields.has(field));
  const unclear = used.filter(({ others }) => others.length > 0);
  const withoutField = parsed.phrases
    .filter(({ field }) => !fields.has(field))
    .map(({ start, end }) => ({ text: line.slice(start, end), reason: 'no_field' as const }));
  return (
    <Stack gap={3} above={2}>
      {unclear.map((phrase) => (
        <UnclearPhrase
          key={phrase.start}
          phrase={phrase}
          typed={line.slice(phrase.start, phrase.end)}
          known={known}
          onChoose={(meaning) => choose(phrase, meaning)}
        />
      ))}
      <UnusedWords unused={[...parsed.unused, ...withoutField]} />
    </Stack>
  );
}

/** `no_field`: understood, but the form has no field for it. */
type Unused = Pick<UnusedText, 'text'> & { reason: UnusedText['reason'] | 'no_field' };

function UnusedWords({ unused }: { unused: readonly Unused[] }) {
  const list = (wanted: Unused['reason']) =>
    unused.filter(({ reason }) => reason === wanted).map(({ text }) => texts.quoted(text));
  const lines = [
    [texts.unknown, list('unknown')],
    [texts.outOfRange, list('out_of_range')],
    [texts.repeated, list('repeated')],
    [texts.noField, list('no_field')],
  ] as const;
  const written = lines.flatMap(([write, parts]) => (parts.length > 0 ? [write(parts)] : []));
  return (
    <Muted as="div" size={13} role="status" className={styles.unused}>
      {written.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Muted>
  );
}

/** Cities of the branch last: of two with the same name, the last one counts. */
function useWords(branch: Branch): NeedWords {
  const { data: branches } = useBranches();
  const { data: tools } = useTools();
  const { data: vehicles } = useVehicleTypes();
  return useMemo(
    () => ({
      state: branch.state,
      cities: [
        ...(branches ?? []).map(({ city, state }) => ({ city, state })),
        { city: branch.city, state: branch.state },
        ...branch.serving_areas.map(({ name, state_code }) => ({ city: name, state: state_code })),
      ],
      tools: tools ?? [],
      vehicles: vehicles ?? [],
      windows: branch.default_arrival_windows,
    }),
    [branch, branches, tools, vehicles],
  );
}

function useParsed(line: string, { branch, isBooking = false }: TypedLineUse, words: NeedWords): ParsedNeed {
  const zone = branch.timezone;
  return useMemo(() => parseNeed(line, { now: serverDate(), zone, words, isBooking }), [line, zone, words, isBooking]);
}

/** Reports what changed in the line since it was last read. */
function useChangedNeed(need: Need, started: Need, onNeed: TypedLineUse['onNeed']): void {
  const last = useRef(started);
  const report = useEffectEvent(() => {
    const before = last.current;
    last.current = need;
    if (!isEqual(before, need)) onNeed(before, need);
  });
  useEffect(() => report(), [need]);
}

type UnclearPhraseProps = {
  phrase: NeedPhrase;
  /** The phrase as it was typed. */
  typed: string;
  known: Known;
  onChoose: (meaning: NeedValue) => void;
};

/** A phrase with several meanings, to choose the right one. */
function UnclearPhrase({ phrase, typed, known, onChoose }: UnclearPhraseProps) {
  const meanings: NeedValue[] = [phrase, ...phrase.others];
  return (
    <Row gap={2} isWrapping tone="warning" size={13} role="group" aria-label={texts.which(typed)}>
      <span aria-hidden="true">{texts.which(typed)}</span>
      {meanings.map((each) => (
        <button key={JSON.stringify(each.value)} type="button" className={styles.choice} onClick={() => onChoose(each)}>
          {describeValue(each, known)}
        </button>
      ))}
    </Row>
  );
}

/** Context for the words: titles of the catalogs, and today in the zone of the branch. */
type Known = {
  tool: (id: number) => string | undefined;
  vehicle: (id: number) => string | undefined;
  today: CalendarDate;
};

/** Describes a meaning of a phrase that has several. */
function describeValue(phrase: NeedValue, known: Known): string {
  switch (phrase.field) {
    case 'position':
      return listCrewNeeds([phrase.value]).join('');
    case 'date':
      return formatDay(phrase.value, known.today);
    case 'window':
      return formatTimeWindow(phrase.value);
    case 'place':
      return `${phrase.value.city}, ${phrase.value.state}`;
    case 'destination':
      return texts.destination(`${phrase.value.city}, ${phrase.value.state}`);
    case 'tool':
    case 'vehicle':
      return known[phrase.field](phrase.value) ?? texts.equipment;
    default:
      return describeOther(phrase);
  }
}

/** The other fields always have one meaning. */
function describeOther({ field, value }: NeedValue): string {
  if (field === 'moveSize') return labels.moveSize[value];
  if (field === 'rate') return texts.rateWords(formatMoneyShort(value));
  return field === 'hours' ? texts.hours(formatNumber(value)) : '';
}

/** The line with an ambiguous phrase replaced by the words of the chosen meaning. */
export function replacePhrase(line: string, { start, end }: Pick<NeedPhrase, 'start' | 'end'>, words: string): string {
  return `${line.slice(0, start)}${words}${line.slice(end)}`;
}
