import { useSettings } from '#platform/config/SettingsContext';
import { startNewVersion, useHasNewVersion } from '#platform/offline/versions';
import { Callout } from '#platform/ui/feedback/Callout';
import { Button } from '#platform/ui/inputs/Button';
import styles from '../shell.module.css';
import { shellTexts } from '../texts';

/** Offers a new version of the app. It is not forced on a page that someone is using. */
export function NewVersionBanner() {
  const { productName } = useSettings();
  if (!useHasNewVersion()) return null;
  return (
    <Callout intent="info" className={styles.banner}>
      <p>{shellTexts.newVersion(productName)}</p>
      <Button size="small" variant="outline" onClick={startNewVersion}>
        {shellTexts.reload}
      </Button>
    </Callout>
  );
}
