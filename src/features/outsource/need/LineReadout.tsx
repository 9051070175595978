import { isEqual } from '#platform/lib/isEqual';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { NeedPhrase, NeedValue, NeedWords } from '#domain/outsource/need/needPhrases';
import { type Need, type ParsedNeed, parseNeed } from '#domain/outsource/need/parseNeed';
import { writeValue } from '#domain/outsource/need/writeValue';
import type { Branch } from '#generated/model';
import { useChangeValue, useReadValue } from '#platform/forms/formValues';
import { serverDate } from '#platform/lib/time/serverClock';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { createOfferValues, offerField } from '../create/offerValues';
import { useEquipment } from '../createApi';
import { applyNeed } from './applyNeed';
import { MarkedLine } from './MarkedLine';
import styles from './need.module.css';
import { PhraseItem } from './PhraseItem';
import { removePhrase, replacePhrase } from './phraseWords';
import { needTexts as texts } from './texts';

type LineReadoutProps = {
  branch: Branch;
  line: string;
  /** The line whose meaning the fields have already. */ startedWith: string;
};

/** Recognized, unrecognized and ambiguous parts of the line. Fills in the fields of the form. */
export function LineReadout({ branch, line, startedWith }: LineReadoutProps) {
  const words = useWords(branch);
  const parsed = useParsed(line, branch, words);
  const started = useParsed(startedWith, branch, words);
  useFillFields(parsed.need, started.need, branch);
  const change = useChangeValue();
  const known = {
    today: todayIn(branch.timezone, serverDate()),
    tool: (id: number) => words.tools.find((tool) => tool.id === id)?.title,
    vehicle: (id: number) => words.vehicles.find((vehicle) => vehicle.id === id)?.title,
  };
  const setLine = (next: string) => change(offerField('line'), next);
  const choose = (phrase: NeedPhrase, meaning: NeedValue) =>
    setLine(replacePhrase(line, phrase, writeValue(meaning, words)));
  if (line.trim() === '') return null;
  return (
    <div className={styles.readout}>
      <MarkedLine line={line} parsed={parsed} />
      {parsed.phrases.length > 0 && (
        <ul className={styles.phrases} aria-label={texts.understood}>
          {parsed.phrases.map((phrase) => (
            <PhraseItem
              key={phrase.start}
              phrase={phrase}
              typed={line.slice(phrase.start, phrase.end)}
              known={known}
              onRemove={() => setLine(removePhrase(line, phrase))}
              onChoose={(meaning) => choose(phrase, meaning)}
            />
          ))}
        </ul>
      )}
      <Unused parsed={parsed} />
    </div>
  );
}

function Unused({ parsed: { unused } }: { parsed: ParsedNeed }) {
  const list = (wanted: ParsedNeed['unused'][number]['reason']) =>
    unused.filter(({ reason }) => reason === wanted).map(({ text }) => texts.quoted(text));
  const lines = [
    [texts.unknown, list('unknown')],
    [texts.outOfRange, list('out_of_range')],
    [texts.repeated, list('repeated')],
  ] as const;
  const written = lines.flatMap(([write, parts]) => (parts.length > 0 ? [write(parts)] : []));
  return (
    <div role="status" className={styles.unused}>
      {written.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function useWords(branch: Branch): NeedWords {
  const { tools, vehicles } = useEquipment();
  return useMemo(
    () => ({
      state: branch.state,
      cities: [
        { city: branch.city, state: branch.state },
        ...branch.serving_areas.map(({ name, state_code }) => ({ city: name, state: state_code })),
      ],
      tools: tools ?? [],
      vehicles: vehicles ?? [],
      windows: branch.default_arrival_windows,
    }),
    [branch, tools, vehicles],
  );
}

function useParsed(line: string, { timezone }: Branch, words: NeedWords): ParsedNeed {
  return useMemo(() => parseNeed(line, { now: serverDate(), zone: timezone, words }), [line, timezone, words]);
}

/** Fills in what changed in the line since it was last read. */
function useFillFields(need: Need, started: Need, branch: Branch): void {
  const read = useReadValue();
  const change = useChangeValue();
  const last = useRef(started);
  const fill = useEffectEvent(() => {
    const empty = createOfferValues(branch);
    const current = {
      draft: read(offerField('draft')) ?? empty.draft,
      position_needs: read(offerField('position_needs')) ?? empty.position_needs,
      rates: read(offerField('rates')) ?? empty.rates,
      radius_miles: read(offerField('radius_miles')) ?? empty.radius_miles,
      requirements: read(offerField('requirements')) ?? empty.requirements,
    };
    const next = applyNeed(last.current, need, current, empty);
    last.current = need;
    if (isEqual(next, current)) return;
    change(offerField('draft'), next.draft);
    change(offerField('position_needs'), next.position_needs);
    change(offerField('rates'), next.rates);
    change(offerField('radius_miles'), next.radius_miles);
    change(offerField('requirements'), next.requirements);
  });
  useEffect(() => fill(), [need]);
}
