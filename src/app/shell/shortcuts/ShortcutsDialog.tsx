import { usePreference } from '#platform/preferences/preferences';
import {
  type Shortcut,
  type ShortcutGroup,
  useRegisteredShortcuts,
  shortcutChoices,
} from '#platform/shortcuts/shortcuts';
import { LabelledSwitch } from '#platform/ui/inputs/LabelledSwitch';
import { Muted, Row } from '#platform/ui/layout/Layout';
import { Modal } from '#platform/ui/overlays/Modal';
import { shellTexts } from '../texts';
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
      <Row gap={4} justify="between" className={styles.switch}>
        <span>{shellTexts.singleKeys}</span>
        <LabelledSwitch
          label={shellTexts.singleKeys}
          checked={choice === 'on'}
          onLabel={shellTexts.on}
          offLabel={shellTexts.off}
          onChange={(isOn) => choose(isOn ? 'on' : 'off')}
        />
      </Row>
      {titles.map((title) => (
        <section key={title} aria-label={title}>
          <Muted as="h3" size={13} weight="medium" above={3}>
            {title}
          </Muted>
          <dl>
            {listShortcuts(groups, title).map(({ keys, label }) => (
              <Row isDivided gap={4} justify="between" key={keys} className={styles.line}>
                <dt>{label}</dt>
                <dd>
                  <kbd className={styles.key}>{keys}</kbd>
                </dd>
              </Row>
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
