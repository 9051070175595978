import { useShortcuts } from '#platform/shortcuts/shortcuts';
import { listTexts } from './texts';

/**
 * Keys of the jobs on the page: j and k move the focus to the link of the next or previous job, so Enter opens it; x selects the job
 * that has the focus.
 */
export function useListShortcuts(): void {
  const listJobs = () => [...document.querySelectorAll<HTMLElement>('[data-job]')];
  const findCurrent = (jobs: readonly HTMLElement[]) => jobs.findIndex((job) => job.contains(document.activeElement));
  const move = (step: 1 | -1) => () => {
    const jobs = listJobs();
    const at = findCurrent(jobs);
    const next = at < 0 && step < 0 ? jobs.length - 1 : Math.min(Math.max(at + step, 0), jobs.length - 1);
    jobs[next]?.querySelector<HTMLElement>('a')?.focus();
  };
  const select = () => {
    const jobs = listJobs();
    jobs[findCurrent(jobs)]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
  };
  useShortcuts(listTexts.inList, [
    { keys: 'j', label: listTexts.keys.next, run: move(1), repeats: true },
    { keys: 'k', label: listTexts.keys.previous, run: move(-1), repeats: true },
    { keys: 'Enter', label: listTexts.keys.open },
    { keys: 'x', label: listTexts.keys.select, run: select },
  ]);
}
