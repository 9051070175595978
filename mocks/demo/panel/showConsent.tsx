import '#platform/ui/theme/styles.css';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '#platform/ui/UiProvider';
import type { WorldLink } from '../../hosts/bridge/worldLink';
import { ConsentPage } from './ConsentPage';
import { readConsentRequest } from './consentRequest';

/** Shows the consent page instead of the app. */
export function showConsent(link: Promise<WorldLink>, appAddress: string): void {
  const container = document.getElementById('root');
  if (!container) return;
  const request = readConsentRequest(new URLSearchParams(location.search), appAddress);
  createRoot(container).render(
    <UiProvider>
      <ConsentPage
        request={request}
        onConsent={async (identity) => {
          const world = await link;
          const { code } = await world.control('giveConsent', { provider: request.provider, ...identity });
          return code;
        }}
        onLeave={(to) => location.assign(to)}
      />
    </UiProvider>,
  );
}
