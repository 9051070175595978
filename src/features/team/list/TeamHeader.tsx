import { href } from '#platform/routing/links/href';
import { usePageTitle } from '#platform/routing/currentRoute';
import { useCurrentTab } from '#platform/routing/TabBody';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { PlusIcon, SearchIcon } from '#platform/ui/icons';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { LinkTabs } from '#platform/ui/layout/Tabs';
import { useHiddenCount, withoutHidden } from '#platform/offline/useUndoable';
import { useMobile } from '#platform/ui/layout/useMobile';
import { AddWithinPlan } from '../../billing';
import { requestsList } from '../requested/requestsList';
import { useTeamSummary } from '../api';
import type { TeamList } from './filters';
import styles from './team.module.css';
import { listTexts } from './texts';

export type TeamTab = TeamList | 'requested';

/** Header of the team pages: the lists with their counts, and the two ways to add a member. */
export function TeamHeader({ branchId, current }: { branchId: number; current: TeamTab }) {
  const link = useLink();
  const isMobile = useMobile();
  const title = usePageTitle();
  const currentTab = useCurrentTab(tabs, current);
  const counts = useTeamSummary(branchId).data;
  const hidden = useHiddenCount(requestsList(branchId));
  const getCount = (list: (typeof lists)[number]['id']) =>
    counts && withoutHidden(counts[list], list === 'requested' ? hidden : 0);
  const actions = (
    <>
      <Button fill={isMobile} icon={<SearchIcon />} {...link(findHelpersPath)}>
        {listTexts.find}
      </Button>
      <AddWithinPlan limit="members" returnTo={href('company-team')} fill={isMobile}>
        <Button intent="primary" fill={isMobile} icon={<PlusIcon />} {...link(href('company-team-create'))}>
          {listTexts.add}
        </Button>
      </AddWithinPlan>
    </>
  );
  return (
    <>
      <PageHeader
        title={title}
        actions={isMobile ? undefined : actions}
        tabs={
          <LinkTabs
            label={listTexts.tabs}
            current={currentTab}
            items={[
              { id: 'all', label: listTexts.all, count: counts?.members, ...link(href('company-team')) },
              ...lists.map(({ id, to }) => ({ id, label: listTexts[id], count: getCount(id), ...link(href(to)) })),
            ]}
          />
        }
      />
      {isMobile && <div className={styles.bottomBar}>{actions}</div>}
    </>
  );
}

/** The helper search is part of the page of requests to join. */
export const findHelpersPath = `${href('company-team-requested')}?find=1`;

const lists = [
  { id: 'helpers', to: 'company-team-helpers' },
  { id: 'drivers', to: 'company-team-drivers' },
  { id: 'foreman', to: 'company-team-foreman' },
  { id: 'employees', to: 'company-team-employees' },
  { id: 'requested', to: 'company-team-requested' },
] as const;

const tabs = {
  'company-team': 'all',
  'company-team-helpers': 'helpers',
  'company-team-drivers': 'drivers',
  'company-team-foreman': 'foreman',
  'company-team-employees': 'employees',
  'company-team-requested': 'requested',
} as const;
