import { useSettings } from '#platform/config/SettingsContext';
import { paths } from '#platform/routing/paths';
import { usePageTitle } from '#platform/routing/currentRoute';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { Callout } from '#platform/ui/feedback/Callout';
import { Spinner } from '#platform/ui/feedback/Spinner';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './Exchange.module.css';
import { socialTexts } from '../login/texts';

/** Content of the callback pages: a spinner during the exchange, then the failure if there is one. */
export function Exchange({ failure }: { failure?: string | undefined }) {
  const { supportEmail } = useSettings();
  const link = useLink();
  const title = usePageTitle();
  if (failure === undefined) {
    return (
      <div className={styles.waiting} role="status">
        <Spinner size={40} />
        <p>{socialTexts.exchanging}</p>
      </div>
    );
  }
  return (
    <div className={styles.failed}>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <Callout intent="warning" alert title={socialTexts.failedTitle}>
        <p>{failure}</p>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </Callout>
      <Button size="large" fill {...link(paths.login)}>
        {socialTexts.backToLogin}
      </Button>
    </div>
  );
}
