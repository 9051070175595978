import { type ComponentProps, Suspense } from 'react';
import { BranchBoundary } from '#platform/branches/BranchBoundary';
import { useBranches } from '#platform/branches/useActiveBranch';
import { Screens } from '#platform/routing/Screens';
import { getVisitor } from '#platform/session/user';
import { useSession } from '#platform/session/useSession';
import { type App, AppProviders } from '../../../src/app/App';

/** `App` without its shell: no menus, no switcher, no unread counts and none of their calls. For tests of one screen. */
export function AppWithoutShell(props: ComponentProps<typeof App>) {
  return (
    <AppProviders {...props}>
      <ScreensAlone />
    </AppProviders>
  );
}

function ScreensAlone() {
  const phase = useSession((session) => session.phase);
  const user = useSession((session) => session.user);
  if (phase === 'starting') return null;
  return (
    <>
      {phase === 'signedIn' && <BranchList />}
      <Screens
        visitor={getVisitor(user)}
        frame={({ row }, _opening, page) => (
          <Suspense>
            <main>{row.ofBranch ? <BranchBoundary>{page}</BranchBoundary> : page}</main>
          </Suspense>
        )}
      />
    </>
  );
}

/** Keeps the list of branches up to date, as the branch switcher does on every page. */
function BranchList() {
  useBranches();
  return null;
}
