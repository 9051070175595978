import { useSettings } from '#platform/config/SettingsContext';
import { Columns } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { Modal } from '#platform/ui/overlays/Modal';
import { termsTexts } from './texts';
import styles from './SignUp.module.css';

/** A short summary of the terms, with a link to the full text. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { publicSiteUrl } = useSettings();
  return (
    <Modal open kind="reading" title={termsTexts.title} size="small" onClose={onClose} cancelLabel={termsTexts.close}>
      <Columns as="ul" gap={3} below={5} className={styles.terms}>
        {termsTexts.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Columns>
      <a href={publicSiteUrl} target="_blank" rel="noopener">
        {termsTexts.full} <VisuallyHidden>{termsTexts.opensNewTab}</VisuallyHidden>
      </a>
    </Modal>
  );
}
