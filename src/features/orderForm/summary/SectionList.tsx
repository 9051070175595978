import { useWrongFieldNames } from '#platform/forms/layout/wrongFields';
import { ErrorIcon, SuccessIcon } from '#platform/ui/icons';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { countErrors, listFilled, type SectionName, type SectionState } from '../model/orderSections';
import { useDerivedOrder } from '../orderValue';
import { formTexts, sectionTexts as texts } from '../texts';
import { sectionFacts } from './sectionFacts';
import styles from './SectionList.module.css';

type SectionListProps = {
  names: readonly SectionName[];
  /** Moves to the section with this index. */
  onGo: (index: number) => void;
};

/** The sections of the form with their state and a summary of their values. Each leads to its section. */
export function SectionList({ names, onGo }: SectionListProps) {
  const wrong = useWrongFieldNames();
  const filled = useDerivedOrder(listFilled);
  return (
    <nav className={styles.nav} aria-label={texts.label}>
      <ol>
        {names.map((name, index) => {
          const errors = countErrors(wrong, name);
          const state = errors > 0 ? 'errors' : filled.includes(name) ? 'done' : 'open';
          return (
            <li key={name}>
              <button type="button" className={styles.link} onClick={() => onGo(index)}>
                <StateIcon state={state} />
                <span className={styles.words}>
                  <span className={styles.title}>
                    <span>{formTexts.sections[name].title}</span>
                    {state === 'errors' ? (
                      <span className={styles.errors}>{texts.errors(errors)}</span>
                    ) : (
                      <VisuallyHidden>{texts.states[state]}</VisuallyHidden>
                    )}
                  </span>
                  <Facts name={name} />
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Renders again only when its text changes. */
function Facts({ name }: { name: SectionName }) {
  return useDerivedOrder(sectionFacts[name]).map((fact, line) => (
    <span key={line} className={styles.fact}>
      {fact}
    </span>
  ));
}

function StateIcon({ state }: { state: SectionState }) {
  if (state === 'done') return <SuccessIcon className={styles.done} size={16} />;
  if (state === 'errors') return <ErrorIcon className={styles.wrong} size={16} />;
  return <span className={styles.open} aria-hidden="true" />;
}
