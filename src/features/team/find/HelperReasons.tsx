import type { FoundHelper } from '../../../generated/model';
import { TickIcon, WarningIcon } from '../../../platform/ui/icons';
import { words } from '../words';
import styles from './FindHelpers.module.css';
import { findTexts as texts } from './texts';

/** Why somebody fits, what might not, and what they bring. */
export function HelperReasons({ helper }: { helper: FoundHelper }) {
  const { fit, languages, tools, vehicle_types } = helper;
  const things = [...vehicle_types, ...tools];
  return (
    <div className={styles.reasons}>
      {fit.reasons.map((reason) => (
        <span key={reason} className={styles.good}>
          <TickIcon size={12} />
          {reason}
        </span>
      ))}
      {fit.warnings.map((warning) => (
        <span key={warning} className={styles.warning}>
          <WarningIcon size={12} />
          {warning}
        </span>
      ))}
      {languages.length > 0 && <span>{texts.speaks(languages.map((code) => words.language[code]).join(', '))}</span>}
      {things.length > 0 && <span>{texts.brings(things.join(', '))}</span>}
    </div>
  );
}
