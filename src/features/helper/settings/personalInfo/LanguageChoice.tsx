import { useId } from 'react';
import { languageNames, languages, type Language } from '#platform/language/languages';
import { useLanguage } from '#platform/language/useLanguage';
import { sessionActions } from '#platform/session/slice';
import { useSessionDispatch } from '#platform/session/useSession';
import { classes } from '#platform/ui/classes';
import { Card } from '#platform/ui/layout/Card';
import { useSavePersonalInfo } from '../../settingsApi';
import styles from './PersonalInfo.module.css';
import { personalInfoTexts as texts } from './texts';

/** The language of the app, saved immediately: a person who cannot read the page needs no second button. */
export function LanguageChoice() {
  const headingId = useId();
  const current = useLanguage();
  const dispatch = useSessionDispatch();
  const { mutate, isPending } = useSavePersonalInfo();
  const choose = (locale: Language) =>
    mutate({ locale }, { onSuccess: () => dispatch(sessionActions.languageChosen(locale)) });
  return (
    <Card as="section" labelledBy={headingId} className={styles.language}>
      <div>
        <h2 id={headingId}>{texts.languageTitle}</h2>
        <p className={styles.label}>{texts.languageWhy}</p>
      </div>
      <div role="radiogroup" aria-labelledby={headingId} className={styles.choices}>
        {languages.map((language) => (
          <label key={language} className={classes(styles.choice, language === current && styles.chosen)}>
            <input
              type="radio"
              name="app-language"
              checked={language === current}
              disabled={isPending}
              onChange={() => choose(language)}
            />
            <span lang={language}>{languageNames[language]}</span>
          </label>
        ))}
      </div>
    </Card>
  );
}
