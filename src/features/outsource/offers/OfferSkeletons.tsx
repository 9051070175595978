import { SkeletonCircle, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import card from './PublishedOfferCard.module.css';
import styles from './offers.module.css';
import { offersTexts as texts } from './texts';

const shown = 4;

/** A page of offers while it loads. */
export function OfferSkeletons() {
  return (
    <div className={styles.cards} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {Array.from({ length: shown }, (_, index) => (
        <div key={index} className={card.card}>
          <Lines first="64%" second="80%" />
          <Lines first="72%" second="48%" />
          <Lines first="56%" second="64%" />
          <SkeletonCircle size={44} />
          <SkeletonLine height={36} />
        </div>
      ))}
    </div>
  );
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <div className={styles.lines}>
      <SkeletonLine width={first} height={16} />
      <SkeletonLine width={second} />
      <SkeletonLine width="48%" />
    </div>
  );
}
