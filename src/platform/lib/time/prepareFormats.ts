import { pause } from '../pause';

/** What the first date format of a page loads, in steps that take about as long. */
const steps: readonly (() => unknown)[] = [
  () => new Intl.Locale('en').maximize(),
  () => Intl.Collator.supportedLocalesOf('en'),
  () => new Intl.NumberFormat('en'),
  () => new Intl.DateTimeFormat(),
];

/**
 * Loads the browser's data for dates while the app is on its way. All at once they keep a phone busy for 50 ms; in steps
 * the page answers in between.
 */
export async function prepareFormats(): Promise<void> {
  for (const step of steps) {
    await pause(0);
    step();
  }
}
