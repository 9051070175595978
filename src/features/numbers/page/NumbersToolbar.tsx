import type { BranchNumbers } from '#generated/model';
import { useQueryParams } from '#platform/routing/useQuery';
import { ChoiceChip } from '#platform/ui/choices/ChoiceChip';
import { Chip } from '#platform/ui/data/Chip';
import { numbersTexts as texts } from '../texts';
import styles from './numbers.module.css';

/** The choice of a branch, and of charts or tables. */
export function NumbersToolbar({ branches }: { branches: readonly BranchNumbers[] }) {
  const [read, change] = useQueryParams();
  const isTable = read('view') === 'table';
  return (
    <div className={styles.toolbar}>
      {branches.length > 1 && (
        <ChoiceChip
          label={texts.branch}
          any={texts.allBranches}
          choices={branches.map(({ branch_id, branch_name }) => ({ value: String(branch_id), text: branch_name }))}
          chosen={read('branch') ?? undefined}
          onChoose={(branch) => change({ branch })}
        />
      )}
      <div className={styles.views} role="group" aria-label={texts.showAs}>
        <Chip label={texts.chart} selected={!isTable} onClick={() => change({ view: null })} />
        <Chip label={texts.table} selected={isTable} onClick={() => change({ view: 'table' })} />
      </div>
    </div>
  );
}
