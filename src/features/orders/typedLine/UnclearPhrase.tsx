import type { NeedPhrase, NeedValue } from '#domain/orders/typedLine/needPhrases';
import { describeValue, type Known } from './phraseWords';
import styles from './TypedLine.module.css';
import { lineTexts as texts } from './texts';

type UnclearPhraseProps = {
  phrase: NeedPhrase;
  /** The phrase as it was typed. */
  typed: string;
  known: Known;
  onChoose: (meaning: NeedValue) => void;
};

/** A phrase with several meanings, to choose the right one. */
export function UnclearPhrase({ phrase, typed, known, onChoose }: UnclearPhraseProps) {
  const meanings: NeedValue[] = [phrase, ...phrase.others];
  return (
    <div className={styles.meanings} role="group" aria-label={texts.which(typed)}>
      <span aria-hidden="true">{texts.which(typed)}</span>
      {meanings.map((each) => (
        <button key={JSON.stringify(each.value)} type="button" className={styles.choice} onClick={() => onChoose(each)}>
          {describeValue(each, known)}
        </button>
      ))}
    </div>
  );
}
