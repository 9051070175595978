import { useBranchZone } from '#platform/branches/useBranchZone';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { PrintIcon } from '#platform/ui/icons';
import { useNow } from '#platform/ui/clock/useNow';
import { getDaySheetPath } from './dayPath';
import styles from './DaySheet.module.css';
import { sheetTexts } from '../list/texts';

/** Links from the formed jobs to today's sheet. */
export function DaySheetLink() {
  const zone = useBranchZone();
  const now = useNow();
  const link = useLink();
  return (
    <Button variant="outline" className={styles.link} icon={<PrintIcon />} {...link(getDaySheetPath(zone, now))}>
      {sheetTexts.link}
    </Button>
  );
}
