import type { CrewRequirement } from '../../../../generated/model';
import { FormNote } from '../../../../platform/forms/layout/FormNote';
import { useChangeValue } from '../../../../platform/forms/formValues';
import type { Estimate, EstimateReason } from '../../../../domain/crewEstimate';
import type { HelpKind } from '../../../../domain/helpType';
import { formatNumber } from '../../../../platform/lib/text';
import { announce } from '../../../../platform/ui/feedback/announcements';
import { Button } from '../../../../platform/ui/inputs/Button';
import { TickIcon } from '../../../../platform/ui/icons';
import { crewNeeds, hoursWords } from '../../parts/cardWords';
import { hoursPerDay } from '../../model/estimateRequest';
import { crewOrder, needOf } from '../../model/crew';
import { itemTexts } from '../items/itemTexts';
import styles from './Suggestion.module.css';
import { orderField, useOrderDays, useOrderValue } from '../orderValue';
import { suggestionTexts as texts } from './suggestionTexts';
import { useSuggestion } from './useSuggestion';

/** What we would send, and why; taken over as a whole and changed at will. */
export function Suggestion() {
  const estimate = useSuggestion();
  const helpType = useOrderValue('help_type');
  if (!estimate) return <FormNote>{texts.none}</FormNote>;
  return (
    <section className={styles.suggestion} aria-label={texts.label}>
      <div className={styles.suggestionHead}>
        <div>
          <p className={styles.suggestionTitle}>{texts.title(estimate.people, hoursWords(estimate.hours))}</p>
          <p>{crewNeeds(estimate.requirements).join(', ')}</p>
        </div>
        <UseIt estimate={estimate} />
      </div>
      <ul className={styles.reasons}>
        {estimate.reasons.map((reason) => (
          <li key={reason.kind}>{whyOf(reason, estimate, helpType)}</li>
        ))}
      </ul>
    </section>
  );
}

function UseIt({ estimate }: { estimate: Estimate }) {
  const change = useChangeValue();
  const crew = useOrderValue('crew_requirements');
  const hours = useOrderValue('estimated_hours');
  const days = useOrderDays();
  const perDay = hoursPerDay(estimate.hours, days);
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
  return crewOrder.every((position) => needOf(one, position) === needOf(other, position));
}

function whyOf({ kind, percent = 0 }: EstimateReason, { volumeCuft }: Estimate, helpType: HelpKind): string {
  if (kind === 'volume') {
    return texts.volume[helpType](itemTexts.cuftOf(formatNumber(Math.round(volumeCuft))));
  }
  if (kind === 'special_items') return texts.heavy;
  return kind === 'minimum' ? texts.minimum : texts.percent(percent, texts.reasons[kind]);
}
