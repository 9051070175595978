import type { Slots } from '../../src/platform/config/SettingsContext';
import type { WorldLink } from '../bridge/worldLink';
import { DemoPeople } from './DemoPeople';

/** Fills the product's general places for the demo: the demo people below the login. */
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
  return { belowLogin: () => <DemoPeople onSignIn={signIn} onRestart={restart} /> };
}
