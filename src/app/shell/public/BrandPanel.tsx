import { useSettings } from '#platform/config/SettingsContext';
import styles from './PublicShell.module.css';
import { MovingScene } from './MovingScene';
import { brandTexts } from '../../texts';

/** Product pitch in three lines and a drawing, next to the form on wide screens. */
export function BrandPanel() {
  const { productName } = useSettings();
  return (
    <aside className={styles.brand} aria-label={brandTexts.label(productName)}>
      <MovingScene className={styles.scene} />
      <h2 className={styles.claim}>{brandTexts.claim}</h2>
      <ul className={styles.points}>
        {brandTexts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </aside>
  );
}
