import { useId } from 'react';
import { usePageTitle } from '../../../platform/routing/Screens';
import { Card } from '../../../platform/ui/layout/Card';
import { PageHeader } from '../../../platform/ui/layout/PageHeader';
import { DeleteAccount } from '../../auth';
import styles from './DangerZonePage.module.css';
import { dangerZoneTexts } from './texts';

/** Actions that cannot be undone. */
export default function DangerZonePage() {
  const title = usePageTitle();
  const headingId = useId();
  return (
    <>
      <PageHeader title={title} />
      <Card as="section" labelledBy={headingId} className={styles.card}>
        <h2 id={headingId} className={styles.heading}>
          {dangerZoneTexts.deleteAccount}
        </h2>
        <DeleteAccount />
      </Card>
    </>
  );
}
