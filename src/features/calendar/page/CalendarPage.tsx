import { NoBranch } from '../../../platform/branches/NoBranch';
import { OfActiveBranch, WithBranchDetails } from '../../../platform/branches/OfActiveBranch';
import { usePageTitle } from '../../../platform/routing/Screens';
import { PageHeader } from '../../../platform/ui/layout/PageHeader';
import { calendarTexts as texts } from '../texts';
import { BranchCalendar } from './BranchCalendar';
import { Loading } from './Loading';
import { useFiltersOfBranch } from './useFiltersOfBranch';

/** The jobs of the active branch by month, week, day and as a list (spec section 2). */
export default function CalendarPage() {
  const title = usePageTitle();
  useFiltersOfBranch();
  const waiting = { skeleton: <Loading />, failed: { title: texts.errorTitle, text: texts.errorText } };
  return (
    <OfActiveBranch
      head={<PageHeader title={title} />}
      none={<NoBranch text={texts.noBranch} />}
      skeleton={waiting.skeleton}
      failed={waiting.failed}
    >
      {() => (
        <WithBranchDetails skeleton={waiting.skeleton} failed={waiting.failed}>
          {({ id, name, timezone }) => <BranchCalendar branch={{ id, name, zone: timezone }} />}
        </WithBranchDetails>
      )}
    </OfActiveBranch>
  );
}
