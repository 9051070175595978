import type { MouseEvent } from 'react';
import type { NeedPhrase, NeedValue } from '#domain/orders/typedLine/needPhrases';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { SmallCrossIcon } from '#platform/ui/icons';
import { describeValue, type Known } from './phraseWords';
import styles from './TypedLine.module.css';
import { lineTexts as texts } from './texts';

type PhraseItemProps = {
  phrase: NeedPhrase;
  /** The phrase as it was typed. */
  typed: string;
  known: Known;
  /** Name of the control that shows what the phrase filled in. */
  control: string;
  onRemove: () => void;
  onChoose: (meaning: NeedValue) => void;
};

/** A recognized phrase: edit it in its field, remove it from the line, or choose the right meaning. */
export function PhraseItem({ phrase, typed, known, control, onRemove, onChoose }: PhraseItemProps) {
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
          onClick={(event) => focusField(event, control)}
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

/** Moves to the control of a form field whose name or id begins so. */
function focusField({ currentTarget }: MouseEvent<HTMLElement>, name: string): void {
  const form = currentTarget.closest('form');
  const control = form?.querySelector<HTMLElement>(`[name^="${name}"], [id$="-${name}"]`);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
