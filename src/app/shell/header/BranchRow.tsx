import { useActiveBranch } from '#platform/branches/useActiveBranch';
import { Avatar } from '#platform/ui/data/Avatar';
import { ChevronDownIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Menu } from '#platform/ui/overlays/Menu';
import { useBranchName, useOtherBranches } from '../navigation/branchFacts';
import styles from '../shell.module.css';
import { shellTexts } from '../texts';
import { BranchSwitcher } from './BranchSwitcher';

/** The active branch. With more than one it is the button that switches between them. */
export function BranchRow() {
  const hasOthers = useOtherBranches().length > 0;
  return (
    <div className={styles.mobileBranch}>
      {hasOthers ? (
        <Menu
          label={shellTexts.switchBranch}
          placement="bottom-start"
          width={280}
          trigger={(props) => (
            <Button
              {...props}
              variant="quiet"
              size="large"
              className={styles.branchButton}
              endIcon={<ChevronDownIcon />}
            >
              <BranchName />
            </Button>
          )}
        >
          <BranchSwitcher />
        </Menu>
      ) : (
        <BranchName />
      )}
    </div>
  );
}

function BranchName() {
  const { data: branch } = useActiveBranch();
  const name = useBranchName();
  return (
    <span className={styles.branchName}>
      {branch && <Avatar name={branch.name} photoUrl={branch.avatar_url} shape="square" size={28} />}
      <span className={styles.ellipsis}>{name}</span>
    </span>
  );
}
