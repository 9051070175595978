import { usePageTitle } from '#platform/routing/currentRoute';
import { Card } from '#platform/ui/layout/Card';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { UpdatePasswordForm } from '../../auth';
import styles from './PasswordPage.module.css';

export default function PasswordPage() {
  const title = usePageTitle();
  return (
    <>
      <PageHeader title={title} />
      <Card className={styles.card}>
        <UpdatePasswordForm />
      </Card>
    </>
  );
}
