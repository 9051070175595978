import { logNotLoaded } from '../../../../platform/lib/log';
import { showNotLoaded } from '../../../../platform/ui/feedback/notLoaded';
import type * as ics from './ics';

/** Loads the code of calendar files, which includes the time zones of the world. Undefined, with a toast, if that fails. */
export async function loadIcs(): Promise<typeof ics | undefined> {
  try {
    return await import('./ics');
  } catch (error) {
    logNotLoaded(error);
    showNotLoaded();
    return undefined;
  }
}
