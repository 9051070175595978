import { SkeletonCircle, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './requested.module.css';
import { requestedTexts as texts } from './texts';

const names = ['56%', '44%', '62%', '50%'];

/** A page of requests while it loads. */
export function RequestSkeletons() {
  return (
    <div className={styles.rows} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {names.map((width) => (
        <div key={width} className={styles.row}>
          <SkeletonCircle size={40} />
          <Lines first={width} second="72%" />
          <Lines first="64%" second="80%" />
          <Lines first="92%" second="60%" />
          <Lines first="72%" second="48%" />
          <SkeletonLine width={124} height={36} />
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
    </div>
  );
}
