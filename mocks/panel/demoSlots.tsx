import type { Slots } from '../../src/platform/config/SettingsContext';
import { openStorage } from '../../src/platform/lib/deviceStorage';
import type { WorldLink } from '../bridge/worldLink';
import { DemoPeople } from './DemoPeople';
import { createInbox } from './inbox';
import { InboxDock } from './InboxDock';

/** Fills the product's slots for the demo: demo people below the login, the demo inbox next to the app. */
export function demoSlots(link: Promise<WorldLink>, base: string): Slots {
  const signIn = async (email: string) => {
    const world = await link;
    const { token } = await world.control('signInAs', { email });
    location.assign(`${base}/?token=${encodeURIComponent(token)}`);
  };
  const restart = async () => {
    const world = await link;
    await world.control('restart', { scenario: 'standard' });
    location.reload();
  };
  const inbox = createInbox(
    link,
    openStorage('localStorage', () => undefined),
  );
  return {
    belowLogin: () => <DemoPeople onSignIn={signIn} onRestart={restart} />,
    aboveApp: () => <InboxDock inbox={inbox} />,
  };
}
