import { jobLabels } from '../../jobs/orders';
import { areaRadius, rateLimits } from '#domain/limits';
import type { MatchPreview, PositionCode } from '#generated/model';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { formatRate } from '#platform/lib/money';
import { Button } from '#platform/ui/inputs/Button';
import { Slider } from '#platform/ui/inputs/Slider';
import { Row, Stack } from '#platform/ui/layout/Layout';
import { offerField, offerRadius } from '../create/offerValues';
import styles from '../create/create.module.css';
import { matchesTexts as texts } from '../create/texts';

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
    <Stack as="section" gap={4} className={styles.terms} aria-label={texts.terms}>
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
      label={texts.rateOf(jobLabels.positionInText[position])}
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
