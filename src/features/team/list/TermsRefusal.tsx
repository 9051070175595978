import { ApiError } from '../../../platform/http/ApiError';
import { href } from '../../../platform/routing/href';
import { useLink } from '../../../platform/routing/useLink';
import { termsFailure } from './termsFailure';
import styles from './StatusSwitch.module.css';
import { listTexts } from './texts';

/** Why a change of rate or status did not happen; a limit of the plan leads to the plans. */
export function TermsRefusal({ error }: { error: unknown }) {
  const link = useLink();
  if (error === null) return null;
  const isLimit = error instanceof ApiError && error.status === 402;
  return (
    <p className={styles.refusal} role="status">
      {termsFailure(error)}
      {isLimit && <a {...link(href('company-settings-subscription'))}>{listTexts.seePlans}</a>}
    </p>
  );
}
