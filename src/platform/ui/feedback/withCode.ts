import { logNotLoaded } from '../../lib/log';
import { showToast } from '../messages/toasts';
import { texts } from '../texts';
import { canLoadFiles } from '../../lib/network';

/** Runs an action whose code is loaded when it is first used. If that fails, a toast says so and offers to try again. */
export async function withCode<Code>(load: () => Promise<Code>, run: (code: Code) => void): Promise<void> {
  const code = await loadOrLog(load);
  if (code) return run(code);
  showToast({
    message: canLoadFiles() ? texts.partNotLoaded : texts.offlinePart,
    intent: 'danger',
    action: { text: texts.tryAgain, onClick: () => void withCode(load, run) },
  });
}

async function loadOrLog<Code>(load: () => Promise<Code>): Promise<Code | undefined> {
  try {
    return await load();
  } catch (error) {
    logNotLoaded(error);
    return undefined;
  }
}
