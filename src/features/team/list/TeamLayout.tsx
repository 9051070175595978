import type { ReactNode } from 'react';
import { useBranchId } from '#platform/branches/BranchBoundary';
import { useHiddenCount, withoutHidden } from '#platform/offline/undoables';
import { usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { TabBody, useCurrentTab } from '#platform/routing/TabBody';
import { SkeletonCircle, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { PlusIcon, SearchIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { LinkTabs } from '#platform/ui/layout/Tabs';
import { useMobile } from '#platform/ui/layout/useMobile';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { AddWithinPlan } from '../../billing';
import { useTeamSummary, requestsList } from '../api';
import type { TeamList } from './filters';
import { listTexts } from './texts';
import rowStyles from './MemberRow.module.css';
import styles from './team.module.css';

type Props = { tab: TeamTab; children: ReactNode };

/** Layout of the pages about the active branch's team. */
export function TeamLayout({ tab, children }: Props) {
  return (
    <div className={styles.page}>
      <TeamHeader current={tab} />
      <TabBody>{children}</TabBody>
    </div>
  );
}

type TeamTab = TeamList | 'requested';

/** Header of the team pages: the lists with their counts, and the two ways to add a member. */
function TeamHeader({ current }: { current: TeamTab }) {
  const branchId = useBranchId();
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

const names = ['56%', '44%', '62%', '50%', '38%', '58%', '46%', '54%'];

/** A page of members while it loads. */
export function RowSkeletons() {
  return (
    <Text as="div" isCard className={rowStyles.panel} role="status">
      <VisuallyHidden>{listTexts.loading}</VisuallyHidden>
      {names.map((width) => (
        <Columns align="center" rowGap={2} gap={4} key={width} className={rowStyles.row}>
          <Row gap={3}>
            <SkeletonCircle size={40} />
            <Stack canShrink isFilling gap={2}>
              <SkeletonLine width={width} height={16} />
              <SkeletonLine width="72%" />
            </Stack>
          </Row>
          <SkeletonLine width={112} height={16} />
          <SkeletonLine width={88} height={16} />
          <SkeletonLine width={56} height={16} />
          <SkeletonLine width={48} height={16} />
          <SkeletonLine width="80%" height={16} />
          <SkeletonLine width={84} height={20} />
        </Columns>
      ))}
    </Text>
  );
}
