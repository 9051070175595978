import { usePreference } from '#platform/preferences/preferences';
import { type Shortcut, type ShortcutGroup, useRegisteredShortcuts } from '#platform/shortcuts/shortcuts';
import { LabelledSwitch } from '#platform/ui/inputs/LabelledSwitch';
import { Modal } from '#platform/ui/overlays/Modal';
import { shellTexts } from '../texts';
import { shortcutChoices } from './shortcutChoices';
import styles from './Shortcuts.module.css';

/** All shortcuts of what is shown, and the switch that turns them off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const groups = useRegisteredShortcuts();
  const titles = [...new Set(groups.map(({ title }) => title))];
  const [choice, choose] = usePreference('shortcuts', shortcutChoices);
  return (
    <Modal
      open
      kind="reading"
      size="x-small"
      title={shellTexts.shortcuts}
      cancelLabel={shellTexts.close}
      onClose={onClose}
    >
      <div className={styles.switch}>
        <span>{shellTexts.singleKeys}</span>
        <LabelledSwitch
          label={shellTexts.singleKeys}
          checked={choice === 'on'}
          onLabel={shellTexts.on}
          offLabel={shellTexts.off}
          onChange={(isOn) => choose(isOn ? 'on' : 'off')}
        />
      </div>
      {titles.map((title) => (
        <section key={title} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          <dl>
            {listShortcuts(groups, title).map(({ keys, label }) => (
              <div key={keys} className={styles.line}>
                <dt>{label}</dt>
                <dd>
                  <kbd className={styles.key}>{keys}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}

/** Parts of a page may register under one title. */
function listShortcuts(groups: readonly ShortcutGroup[], wanted: string): Shortcut[] {
  return groups.filter(({ title }) => title === wanted).flatMap(({ shortcuts }) => shortcuts);
}
