import { SkeletonCircle, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './member/MemberRow.module.css';
import { listTexts } from './texts';

const names = ['56%', '44%', '62%', '50%', '38%', '58%', '46%', '54%'];

/** A page of members while it loads. */
export function RowSkeletons() {
  return (
    <div className={styles.panel} role="status">
      <VisuallyHidden>{listTexts.loading}</VisuallyHidden>
      {names.map((width) => (
        <div key={width} className={styles.row}>
          <div className={styles.person}>
            <SkeletonCircle size={40} />
            <div className={styles.lines}>
              <SkeletonLine width={width} height={16} />
              <SkeletonLine width="72%" />
            </div>
          </div>
          <SkeletonLine width={112} height={16} />
          <SkeletonLine width={88} height={16} />
          <SkeletonLine width={56} height={16} />
          <SkeletonLine width={48} height={16} />
          <SkeletonLine width="80%" height={16} />
          <SkeletonLine width={84} height={20} />
        </div>
      ))}
    </div>
  );
}
