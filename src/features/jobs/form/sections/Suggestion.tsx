import { countNeeded, crewOrder, formatHours, listCrewNeeds } from '../../orders';
import type { CrewRequirement } from '#generated/model';
import { FormNote } from '#platform/forms/layout/FormSection';
import { useChangeValue } from '#platform/forms/formValues';
import type { Estimate, EstimateReason } from '#domain/orders/crewEstimate';
import type { HelpKind } from '#domain/orders/helpType';
import { formatNumber } from '#platform/lib/text';
import { announce } from '#platform/ui/feedback/announcements';
import { Button } from '#platform/ui/inputs/Button';
import { TickIcon } from '#platform/ui/icons';
import { Row, Stack, Text } from '#platform/ui/layout/Layout';
import { getHoursPerDay, suggestEstimate } from '../model/estimateRequest';
import { suggestionTexts as texts } from '../texts';
import { itemTexts } from '../items/texts';
import styles from '../page/OrderForm.module.css';
import { orderField, useOrderDays, useOrderValue, useDerivedOrder } from '../orderFormContext';

/** The suggested crew and hours with the reasons. The user applies all of it and can edit it afterward. */
export function Suggestion() {
  const estimate = useSuggestion();
  const helpType = useOrderValue('help_type');
  if (!estimate) return <FormNote>{texts.none}</FormNote>;
  return (
    <Stack as="section" gap={2} className={styles.suggestion} aria-label={texts.label}>
      <Row gap={4} align="start" justify="between">
        <div>
          <Text size={16} weight="strong" isNumeric>
            {texts.title(estimate.people, formatHours(estimate.hours))}
          </Text>
          <p>{listCrewNeeds(estimate.requirements).join(', ')}</p>
        </div>
        <UseIt estimate={estimate} />
      </Row>
      <Stack as="ul" tone="secondary" size={13} className={styles.reasons}>
        {estimate.reasons.map((reason) => (
          <li key={reason.kind}>{explainEstimate(reason, estimate, helpType)}</li>
        ))}
      </Stack>
    </Stack>
  );
}

function UseIt({ estimate }: { estimate: Estimate }) {
  const change = useChangeValue();
  const crew = useOrderValue('crew_requirements');
  const hours = useOrderValue('estimated_hours');
  const days = useOrderDays();
  const perDay = getHoursPerDay(estimate.hours, days);
  const isUsed = hours === perDay && isSameCrew(crew, estimate.requirements);
  const use = () => {
    change(orderField('crew_requirements'), estimate.requirements);
    change(orderField('estimated_hours'), perDay);
    announce(texts.taken);
  };
  return (
    <Button intent="primary" variant="outline" disabled={isUsed} onClick={use} {...(isUsed && { icon: <TickIcon /> })}>
      {isUsed ? texts.used : texts.use}
    </Button>
  );
}

function isSameCrew(one: readonly CrewRequirement[], other: readonly CrewRequirement[]): boolean {
  return crewOrder.every((position) => countNeeded(one, position) === countNeeded(other, position));
}

function explainEstimate({ kind, percent = 0 }: EstimateReason, { volumeCuft }: Estimate, helpType: HelpKind): string {
  if (kind === 'volume') {
    return texts.volume[helpType](itemTexts.cuftOf(formatNumber(Math.round(volumeCuft))));
  }
  if (kind === 'special_items') return texts.heavy;
  return kind === 'minimum' ? texts.minimum : texts.percent(percent, texts.reasons[kind]);
}

/** The suggested crew and hours for the current values. */
export function useSuggestion(): Estimate | null {
  return useDerivedOrder(suggestEstimate);
}
