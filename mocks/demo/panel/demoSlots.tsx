import type { Slots } from '#platform/config/SettingsContext';
import { openStorage } from '#platform/lib/device/deviceStorage';
import type { ScenarioOutcome } from '../../hosts/bridge/demoOptions';
import type { WorldLink } from '../../hosts/bridge/worldLink';
import type { ScenarioName } from '../../provider/scenarios/names';
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
  /** Address of the page that the link opens. */
  page: string;
};

/** Fills the product's general places for the demo: the demo people above the login form, its tools beside the app. */
export function demoSlots({ link, base, scenario, person, page }: Demo): Slots {
  let isStarting = false;
  const signIn = async (email: string, to = `${base}/`) => {
    const world = await link;
    const { token } = await world.control('signInAs', { email });
    const address = new URL(to, location.origin);
    address.searchParams.set('token', token);
    location.assign(address);
  };
  const start = async (name: ScenarioName) => {
    const world = await link;
    isStarting = true;
    await world.control('restart', { scenario: name });
  };
  const restart = async () => {
    await start('standard');
    location.reload();
  };
  const startRequested = async (name: ScenarioName) => {
    await start(name);
    if (person === null) location.assign(page);
    else await signIn(person, page);
  };
  const watchRestarts = (listener: (scenario: ScenarioName) => void) => {
    let stop: (() => void) | undefined;
    void link.then((world) => {
      stop = world.onRestarted((name) => isStarting || listener(name));
    });
    return () => stop?.();
  };
  const inbox = createInbox(
    link,
    openStorage('localStorage', () => undefined),
  );
  return {
    aboveLoginForm: () => <DemoPeople onSignIn={signIn} onRestart={restart} stage={`${base}/demo`} />,
    aboveApp: () => (
      <>
        <InboxDock inbox={inbox} />
        <ScenarioNotice outcome={scenario} onStart={startRequested} watchRestarts={watchRestarts} />
      </>
    ),
  };
}
