import { Modal } from '#platform/ui/overlays/Modal';
import { answerTexts as texts } from '../texts';

/** Says why the provider refused an answer. */
export function RefusedDialog({ title, why, onClose }: { title: string; why: string; onClose: () => void }) {
  return (
    <Modal open kind="reading" size="x-small" title={title} cancelLabel={texts.close} onClose={onClose}>
      <p>{why}</p>
    </Modal>
  );
}
