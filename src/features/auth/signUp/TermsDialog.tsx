import { useSettings } from '../../../platform/config/SettingsContext';
import { Modal } from '../../../platform/ui/overlays/Modal';
import { VisuallyHidden } from '../../../platform/ui/layout/VisuallyHidden';
import styles from './SignUp.module.css';
import { termsTexts } from './termsTexts';

/** What one agrees to, in a few lines, with the way to all of it. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { publicSiteUrl } = useSettings();
  return (
    <Modal open kind="reading" title={termsTexts.title} size="small" onClose={onClose} cancelLabel={termsTexts.close}>
      <ul className={styles.terms}>
        {termsTexts.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <a href={publicSiteUrl} target="_blank" rel="noopener">
        {termsTexts.full} <VisuallyHidden>{termsTexts.opensNewTab}</VisuallyHidden>
      </a>
    </Modal>
  );
}
