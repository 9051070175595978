import { useState } from 'react';
import { fitPartNames } from '#domain/outsource/fitScore';
import { fitWeights } from '#domain/outsource/fitWeights';
import { Button } from '#platform/ui/inputs/Button';
import { Modal } from '#platform/ui/overlays/Modal';
import { fitTexts } from '../fit/texts';
import styles from './matches.module.css';
import { matchesTexts as texts } from './texts';

/** Explains what the score uses and what it does not. */
export function HowMatchingWorks() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" intent="primary" onClick={() => setOpen(true)}>
        {texts.how}
      </Button>
      {isOpen && (
        <Modal
          open
          kind="reading"
          size="small"
          title={texts.how}
          onClose={() => setOpen(false)}
          cancelLabel={texts.close}
        >
          <div className={styles.how}>
            {texts.howText.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <ul>
              {fitPartNames.map((part) => (
                <li key={part}>{texts.points(fitTexts.part[part], fitWeights[part])}</li>
              ))}
            </ul>
          </div>
        </Modal>
      )}
    </>
  );
}
