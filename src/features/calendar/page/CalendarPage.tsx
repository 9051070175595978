import { type ReactNode, useMemo } from 'react';
import type { Branch } from '../../../generated/model';
import { NoBranch } from '../../../platform/branches/NoBranch';
import { OfActiveBranch, WithBranchDetails } from '../../../platform/branches/OfActiveBranch';
import { useListedBranch } from '../../../platform/branches/useActiveBranch';
import { withTexts } from '../../../platform/language/withTexts';
import { usePageTitle } from '../../../platform/routing/currentRoute';
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
      {() =>
        isWeekPrint(print) ? (
          <WithBranchDetails {...waiting}>{(branch) => <WeekPrint branch={branch} />}</WithBranchDetails>
        ) : (
          <ListedBranchCalendar {...waiting} />
        )
      }
    </OfActiveBranch>
  );
}

/** A branch that the list does not name is asked for. */
function ListedBranchCalendar(waiting: { skeleton: ReactNode; failed: { title: string; text: string } }) {
  const listed = useListedBranch();
  if (listed) return <NamedBranchCalendar branch={listed} />;
  return <WithBranchDetails {...waiting}>{(branch) => <NamedBranchCalendar branch={branch} />}</WithBranchDetails>;
}

function NamedBranchCalendar({ branch: { id, name, timezone } }: { branch: Pick<Branch, 'id' | 'name' | 'timezone'> }) {
  const branch = useMemo(() => ({ id, name, zone: timezone }), [id, name, timezone]);
  return <BranchCalendar branch={branch} />;
}
