import { useState } from 'react';
import { areaRadius, rateLimits } from '#domain/limits';
import { namePerson } from '#domain/people/personName';
import type { ExplainedFit, Match, OfferMatches, PositionNeed, MatchPreview, PositionCode } from '#generated/model';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { formatRate } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import { TickIcon, PlusIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Slider } from '#platform/ui/inputs/Slider';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { jobLabels, useToolName, useVehicleName } from '../../jobs/orders';
import { FavoriteName, listPersonFacts, PeopleColumns, PeoplePanel, personHeads, PersonRow } from '../../team/people';
import { offerField, offerRadius } from '../create/offerValues';
import { matchesTexts as texts } from '../create/texts';
import { FitScore, type EquipmentNames, listFitNotes } from '../fit/FitScore';
import { fitTexts } from '../fit/texts';
import styles from '../create/create.module.css';

/** People shown before the rest is requested; with several positions a share of it for each. */
const shownFirst = 20;

/** Everyone who fits, by open position. They can be selected for an offer to selected people. */
export function MatchList({ matches: { position_needs, matches, total } }: { matches: OfferMatches }) {
  const change = useChangeValue();
  const selected = useFormValue(offerField('user_ids')) ?? [];
  const groups = groupMatches(position_needs, matches);
  const toggle = (id: number) => {
    const next = selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id];
    change(offerField('user_ids'), next);
    change(offerField('audience'), next.length > 0 ? 'selected' : 'top_20');
  };
  return (
    <PeoplePanel label={texts.title} className={styles.panel}>
      <Row gap={4} rowGap={1} align="baseline" justify="between" isWrapping className={styles.head}>
        <h3>
          {texts.title}{' '}
          <Muted as="span" size={13} weight="regular">
            {texts.found(matches.length, total)}
          </Muted>
        </h3>
        <Muted as="span" size={13} weight="regular" role="status">
          {texts.selectedCount(selected.length)}
        </Muted>
      </Row>
      <PeopleColumns heads={personHeads} />
      {groups.map(({ need, people }) => (
        <section key={need.position}>
          {groups.length > 1 && <PositionHead need={need} count={people.length} />}
          <MatchRows
            matches={people}
            first={Math.ceil(shownFirst / groups.length)}
            selected={selected}
            onToggle={toggle}
          />
        </section>
      ))}
    </PeoplePanel>
  );
}

function PositionHead({ need: { position, count: open }, count }: { need: PositionNeed; count: number }) {
  return (
    <h4 className={styles.position}>
      {jobLabels.position[position]}{' '}
      <Muted as="span" size={13} weight="regular">
        {texts.positionCounts(open, count)}
      </Muted>
    </h4>
  );
}

type MatchRowsProps = {
  matches: readonly Match[];
  /** People shown before the rest is requested. */
  first: number;
  selected: readonly number[];
  onToggle: (id: number) => void;
};

function MatchRows({ matches, first, selected, onToggle }: MatchRowsProps) {
  const [isWhole, showWhole] = useState(false);
  const names = { tool: useToolName(), vehicle: useVehicleName() };
  const shown = isWhole ? matches : matches.slice(0, first);
  return (
    <>
      <ul>
        {shown.map((match) => (
          <MatchRow
            key={match.person.user_id}
            match={match}
            names={names}
            isSelected={selected.includes(match.person.user_id)}
            onToggle={onToggle}
          />
        ))}
      </ul>
      {matches.length > shown.length && (
        <div className={styles.more}>
          <Button onClick={() => showWhole(true)}>{texts.more}</Button>
        </div>
      )}
    </>
  );
}

type MatchRowProps = { match: Match; names: EquipmentNames; isSelected: boolean; onToggle: (id: number) => void };

function MatchRow({ match: { person, fit }, names, isSelected, onToggle }: MatchRowProps) {
  const name = namePerson(person);
  return (
    <PersonRow
      name={name}
      photoUrl={person.avatar_url}
      title={person.is_favorite ? <FavoriteName name={name} /> : name}
      positions={{ codes: person.positions, names: jobLabels.position }}
      facts={listPersonFacts(person, { shown: <FitScore score={fit.score} size={40} /> })}
      notes={listFitNotes(withoutColumns(fit), names)}
      isChosen={isSelected}
      action={
        <Button
          variant={isSelected ? 'outline' : 'fill'}
          intent={isSelected ? 'primary' : 'neutral'}
          icon={isSelected ? <TickIcon /> : <PlusIcon />}
          aria-pressed={isSelected}
          aria-label={texts.selectName(name)}
          onClick={() => onToggle(person.user_id)}
        >
          {isSelected ? texts.selected : texts.select}
        </Button>
      }
    >
      <ScoreDetails name={name} fit={fit} />
    </PersonRow>
  );
}

/** Without the reasons that a column shows already. */
function withoutColumns(fit: ExplainedFit): ExplainedFit {
  return { ...fit, reasons: fit.reasons.filter(({ code }) => code !== 'distance' && code !== 'rating') };
}

/** The points of each part, on demand. */
function ScoreDetails({ name, fit }: { name: string; fit: ExplainedFit }) {
  return (
    <details className={styles.details}>
      <summary aria-label={texts.detailsOf(name)}>{texts.details}</summary>
      <Columns as="dl" rowGap={0} gap={6} above={2} className={styles.parts}>
        {fit.parts.map(({ part, points, max }) => (
          <Row align="stretch" justify="between" size={13} key={part}>
            <dt>{fitTexts.part[part]}</dt>
            <Text as="dd" isNumeric>
              {fitTexts.points(formatNumber(points, 1), formatNumber(max))}
            </Text>
          </Row>
        ))}
      </Columns>
    </details>
  );
}

type Ranked = Pick<Match, 'position'> & { fit: Pick<ExplainedFit, 'warnings'> };

/** The people for an open position. */
type MatchGroup<Each extends Ranked> = { need: PositionNeed; people: Each[] };

/** People by open position, those free for the whole job first; otherwise in the order of the provider. */
export function groupMatches<Each extends Ranked>(
  needs: readonly PositionNeed[],
  matches: readonly Each[],
): MatchGroup<Each>[] {
  return needs.map((need) => {
    const people = matches.filter(({ position }) => position === need.position);
    return { need, people: [...people.filter(isFree), ...people.filter((match) => !isFree(match))] };
  });
}

function isFree({ fit }: Ranked): boolean {
  return !fit.warnings.some(({ code }) => code === 'part_of_job');
}

/** The slider ends here unless the rate is higher. */
const usualMaxRate = 6000;
const dollar = 100;
const tenMiles = 10;

/** Rates and radius, and what one dollar or ten miles more would change. */
export function TermSliders({ previews }: { previews: readonly MatchPreview[] }) {
  const needs = useFormValue(offerField('position_needs')) ?? [];
  const rates = useFormValue(offerField('rates')) ?? [];
  const radius = useFormValue(offerField('radius_miles')) ?? offerRadius;
  const change = useChangeValue();
  const raise = () =>
    change(
      offerField('rates'),
      rates.map((rate) => (rate === null ? null : Math.min(rateLimits.max, rate + dollar))),
    );
  const widen = () => change(offerField('radius_miles'), Math.min(areaRadius.max, radius + tenMiles));
  return (
    <Stack isCard as="section" gap={4} className={styles.terms} aria-label={texts.terms}>
      <h3>{texts.terms}</h3>
      {needs.map(({ position }) => (
        <RateSlider key={position} position={position} rate={rates[position] ?? rateLimits.min} />
      ))}
      <Slider
        label={texts.radius}
        value={radius}
        min={areaRadius.min}
        max={areaRadius.max}
        step={5}
        words={texts.radiusWords(radius)}
        onChange={(miles) => change(offerField('radius_miles'), miles)}
      />
      <Changes previews={previews} onRaise={raise} onWiden={widen} />
    </Stack>
  );
}

function RateSlider({ position, rate }: { position: PositionCode; rate: number }) {
  const change = useChangeValue();
  return (
    <Slider
      label={texts.rateOf(jobLabels.positionInText[position].one)}
      value={rate}
      min={rateLimits.min}
      max={Math.max(usualMaxRate, rate)}
      step={rateLimits.step}
      words={formatRate(rate)}
      onChange={(cents) => change(offerField(`rates[${position}]`), cents)}
    />
  );
}

type ChangesProps = { previews: readonly MatchPreview[]; onRaise: () => void; onWiden: () => void };

/** Preview of the same need with a higher rate or a larger radius. */
function Changes({ previews, onRaise, onWiden }: ChangesProps) {
  const find = (rate: number, miles: number) =>
    previews.find(({ rate_change, radius_change }) => rate_change === rate && radius_change === miles);
  const [now, raised, widened] = [find(0, 0), find(dollar, 0), find(0, tenMiles)];
  if (!now || !raised || !widened) return null;
  return (
    <Stack gap={2} tone="secondary" size={13} className={styles.changes} role="status">
      <p>
        {texts.inRadius(now.people)} · {texts.atRate(now.within_rate)}
      </p>
      <Row as="p" gap={3} className={styles.change}>
        <Button size="small" onClick={onRaise}>
          {texts.raise}
        </Button>
        <span>{texts.moreAtRate(raised.within_rate - now.within_rate)}</span>
      </Row>
      <Row as="p" gap={3} className={styles.change}>
        <Button size="small" onClick={onWiden}>
          {texts.widen}
        </Button>
        <span>{texts.moreInRadius(widened.people - now.people)}</span>
      </Row>
    </Stack>
  );
}
