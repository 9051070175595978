import type { MouseEvent } from 'react';
import type { NeedField, NeedPhrase, NeedValue } from '#domain/outsource/need/needPhrases';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { SmallCrossIcon } from '#platform/ui/icons';
import { describeValue, type Known } from './phraseWords';
import styles from './need.module.css';
import { needTexts as texts } from './texts';

type PhraseItemProps = {
  phrase: NeedPhrase;
  /** The phrase as it was typed. */
  typed: string;
  known: Known;
  onRemove: () => void;
  onChoose: (meaning: NeedValue) => void;
};

/** A recognized phrase: edit it in its field, remove it from the line, or say which meaning is right. */
export function PhraseItem({ phrase, typed, known, onRemove, onChoose }: PhraseItemProps) {
  const meaning = describeValue(phrase, known);
  const meanings: NeedValue[] = [phrase, ...phrase.others];
  return (
    <li className={styles.phrase} data-unclear={phrase.others.length > 0 ? '' : undefined}>
      <span className={styles.pair}>
        <span className={styles.typed}>{texts.quoted(typed)}</span>
        <button
          type="button"
          className={styles.meaning}
          aria-label={texts.edit(meaning)}
          onClick={(event) => focusField(event, phrase.field)}
        >
          {meaning}
        </button>
        <IconButton icon={<SmallCrossIcon />} label={texts.remove(typed)} onClick={onRemove} />
      </span>
      {phrase.others.length > 0 && (
        <span className={styles.meanings} role="group" aria-label={texts.which(typed)}>
          <span aria-hidden="true">{texts.which(typed)}</span>
          {meanings.map((each) => (
            <button
              key={JSON.stringify(each.value)}
              type="button"
              className={styles.choice}
              onClick={() => onChoose(each)}
            >
              {describeValue(each, known)}
            </button>
          ))}
        </span>
      )}
    </li>
  );
}

/** Names of the controls that show what a phrase filled in. */
const controls: Record<NeedField, string> = {
  position: 'position_needs',
  date: 'draft.date',
  window: 'draft.arrival_window',
  hours: 'draft.estimated_hours',
  rate: 'rates',
  floor: 'draft.floor',
  flights: 'draft.flights_of_stairs',
  radius: 'radius_miles',
  minRating: 'requirements.min_rating',
  place: 'draft.city',
  elevator: 'draft.elevator',
  service: 'draft.help_type',
  language: 'requirements.languages',
  tool: 'requirements.tool_ids',
  vehicle: 'requirements.vehicle_type_ids',
};

function focusField({ currentTarget }: MouseEvent<HTMLElement>, field: NeedField): void {
  const form = currentTarget.closest('form');
  const control = form?.querySelector<HTMLElement>(`[name^="${controls[field]}"], [id$="-${controls[field]}"]`);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
