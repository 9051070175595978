import { StarIcon } from '#platform/ui/icons';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './FavoriteName.module.css';
import { personTexts as texts } from './texts';

/** The name of someone the company likes to work with. */
export function FavoriteName({ name }: { name: string }) {
  return (
    <>
      {name}
      <span className={styles.star} title={texts.favorite}>
        <StarIcon size={14} />
        <VisuallyHidden>{texts.favorite}</VisuallyHidden>
      </span>
    </>
  );
}
