import type { Slots } from '#platform/config/SettingsContext';
import { openStorage } from '#platform/lib/device/deviceStorage';
import type { ScenarioOutcome } from '../bridge/demoOptions';
import type { WorldLink } from '../bridge/worldLink';
import type { ScenarioName } from '../scenarios/names';
import { DemoPeople } from './DemoPeople';
import { createInbox } from './inbox';
import { InboxDock } from './InboxDock';
import { ScenarioNotice } from './ScenarioNotice';

type Demo = {
  link: Promise<WorldLink>;
  base: string;
  scenario: Promise<ScenarioOutcome>;
  /** Person that the address bar requests to sign in. */
  person: string | null;
};

/** Fills the product's general places for the demo: the demo people below the login, its tools beside the app. */
export function demoSlots({ link, base, scenario, person }: Demo): Slots {
  const signIn = async (email: string) => {
    const world = await link;
    const { token } = await world.control('signInAs', { email });
    location.assign(`${base}/?token=${encodeURIComponent(token)}`);
  };
  const start = async (name: ScenarioName) => {
    const world = await link;
    await world.control('restart', { scenario: name });
  };
  const restart = async () => {
    await start('standard');
    location.reload();
  };
  const startAsked = async (name: ScenarioName) => {
    await start(name);
    if (person === null) location.reload();
    else await signIn(person);
  };
  const inbox = createInbox(
    link,
    openStorage('localStorage', () => undefined),
  );
  return {
    belowLogin: () => <DemoPeople onSignIn={signIn} onRestart={restart} />,
    aboveApp: () => (
      <>
        <InboxDock inbox={inbox} />
        <ScenarioNotice outcome={scenario} onStart={startAsked} />
      </>
    ),
  };
}
