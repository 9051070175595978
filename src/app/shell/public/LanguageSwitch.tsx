import { type Language, languageNames } from '#platform/language/languages';
import { useLanguage } from '#platform/language/useLanguage';
import { sessionActions } from '#platform/session/slice';
import { useSessionDispatch } from '#platform/session/useSession';
import { Button } from '#platform/ui/inputs/Button';

/** Offers the other language under its own name, so that people who need it can read it. */
export function LanguageSwitch() {
  const other: Language = useLanguage() === 'en' ? 'es' : 'en';
  const dispatch = useSessionDispatch();
  return (
    <Button variant="quiet" onClick={() => dispatch(sessionActions.languageChosen(other))}>
      <span lang={other}>{languageNames[other]}</span>
    </Button>
  );
}
