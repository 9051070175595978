import { flushSync } from 'react-dom';
import { currentLanguage, type Language, setLanguage } from '#platform/language/current';
import { useLanguage } from '#platform/language/useLanguage';
import { PrintIcon } from '#platform/ui/icons';
import { texts } from '../texts';
import { Button } from './Button';

/** Print the page in its own language, or in the other one for a crew that reads it. */
export function PrintButtons({ disabled }: { disabled: boolean }) {
  const other = useLanguage() === 'en' ? 'es' : 'en';
  return (
    <>
      <Button disabled={disabled} onClick={() => printIn(other)}>
        {texts.printInOther}
      </Button>
      <Button intent="primary" icon={<PrintIcon />} disabled={disabled} onClick={() => window.print()}>
        {texts.print}
      </Button>
    </>
  );
}

/** Opens the print dialog with the page in another language. The page has its own language again once it closes. */
function printIn(language: Language): void {
  const before = currentLanguage();
  window.addEventListener('afterprint', () => setLanguage(before), { once: true });
  flushSync(() => setLanguage(language));
  window.print();
}
