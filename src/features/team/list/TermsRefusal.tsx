import { isPlanLimit } from '../../../platform/http/failures';
import { href } from '../../../platform/routing/href';
import { useLink } from '../../../platform/routing/useLink';
import { termsFailure } from './termsFailure';
import styles from './StatusSwitch.module.css';
import { listTexts } from './texts';

/** Why a change of rate or status did not happen; a limit of the plan leads to the plans. */
export function TermsRefusal({ error }: { error: unknown }) {
  const link = useLink();
  if (error === null) return null;
  const isLimit = isPlanLimit(error);
  return (
    <p className={styles.refusal} role="status">
      {termsFailure(error)}
      {isLimit && <a {...link(href('company-settings-subscription'))}>{listTexts.seePlans}</a>}
    </p>
  );
}
