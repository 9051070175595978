import { namePerson } from '#domain/people/personName';
import { jobLabels } from '../../orders';
import type { Match, PositionCode } from '#generated/model';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { formatRate } from '#platform/lib/money';
import { Callout } from '#platform/ui/feedback/Callout';
import { Button } from '#platform/ui/inputs/Button';
import { offerField } from '../create/offerValues';
import styles from './publish.module.css';
import { publishTexts as texts } from './texts';

/** Selected people who usually charge more than the offer pays. Asks for a decision: their rate in one click, or the lower one. */
export function LowerRates({ matches }: { matches: readonly Match[] }) {
  const selected = useFormValue(offerField('user_ids')) ?? [];
  const rates = useFormValue(offerField('rates')) ?? [];
  const audience = useFormValue(offerField('audience'));
  const change = useChangeValue();
  if (audience !== 'selected') return null;
  const people = matches.filter(({ person }) => selected.includes(person.user_id));
  return listLower(people, rates).map(({ position, names, highest }) => (
    <Callout key={position} intent="warning" title={texts.lowerTitle(jobLabels.positionInText[position])}>
      <div className={styles.lower} role="status">
        <span>{names.join(', ')}</span>
        <Button size="small" variant="outline" onClick={() => change(offerField(`rates[${position}]`), highest)}>
          {texts.offerRate(formatRate(highest))}
        </Button>
      </div>
    </Callout>
  ));
}

type Lower = { position: PositionCode; names: string[]; highest: number };

/** By the position they would work in. */
function listLower(people: readonly Match[], rates: readonly (number | null)[]): Lower[] {
  const lower = people.filter(({ person, position }) => person.hourly_rate > (rates[position] ?? person.hourly_rate));
  return [...Map.groupBy(lower, ({ position }) => position)].map(([position, own]) => ({
    position,
    names: own.map(({ person }) => texts.usually(namePerson(person), formatRate(person.hourly_rate))),
    highest: Math.max(...own.map(({ person }) => person.hourly_rate)),
  }));
}
