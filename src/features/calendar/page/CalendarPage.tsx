import { NoBranch } from '../../../platform/branches/NoBranch';
import { OfActiveBranch, WithBranchDetails } from '../../../platform/branches/OfActiveBranch';
import { withTexts } from '../../../platform/language/withTexts';
import { usePageTitle } from '../../../platform/routing/Screens';
import { useQueryParam } from '../../../platform/routing/useQuery';
import { lazyPart } from '../../../platform/ui/feedback/lazyPart';
import { PageHeader } from '../../../platform/ui/layout/PageHeader';
import { jobsCatalog } from '../../jobs/catalog';
import { calendarCatalog } from '../catalog';
import { isWeekPrint } from '../print/weekPrintParam';
import { calendarTexts as texts } from '../texts';
import { BranchCalendar } from './BranchCalendar';
import { Loading } from './Loading';
import { useFiltersOfBranch } from './useFiltersOfBranch';

const loadPrint = withTexts(() => import('../print/WeekPrint'), calendarCatalog, jobsCatalog);
const WeekPrint = lazyPart(async () => (await loadPrint()).WeekPrint, { loading: <Loading /> });

/** The jobs of the active branch by month, week, day and as a list (spec section 2). */
export default function CalendarPage() {
  const title = usePageTitle();
  const [print] = useQueryParam('print');
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
          {(branch) =>
            isWeekPrint(print) ? (
              <WeekPrint branch={branch} />
            ) : (
              <BranchCalendar branch={{ id: branch.id, name: branch.name, zone: branch.timezone }} />
            )
          }
        </WithBranchDetails>
      )}
    </OfActiveBranch>
  );
}
