import { IfFeature } from '#platform/provider/IfFeature';
import { getFillPath } from '#platform/routing/links/fillPath';
import { useLink } from '#platform/routing/links/useLink';
import { useQueryParams } from '#platform/routing/useQuery';
import { CalendarIcon, FindAiIcon, MoreIcon, PrintIcon } from '#platform/ui/icons';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { Menu } from '#platform/ui/overlays/Menu';
import { MenuItem } from '#platform/ui/overlays/MenuItem';
import { calendarTexts as texts } from '../texts';
import { WEEK_PRINT } from './paths';
import type { CalendarState } from './useCalendarState';

type Props = { state: Pick<CalendarState, 'view' | 'date' | 'range'>; onSubscribe: () => void };

/** Further actions of the company calendar: filling the open slots, printing the week, and the feed. */
export function CalendarMenu({ state: { view, date, range }, onSubscribe }: Props) {
  const [, change] = useQueryParams();
  const link = useLink();
  return (
    <Menu label={texts.more} trigger={(trigger) => <IconButton {...trigger} icon={<MoreIcon />} label={texts.more} />}>
      <IfFeature name="crewPlan">
        <MenuItem icon={<FindAiIcon />} text={texts.fillDay} {...link(getFillPath(1, date))} />
        <MenuItem
          icon={<FindAiIcon />}
          text={texts.fillWeek}
          {...link(getFillPath(7, view === 'week' || view === 'people' ? range.from : date))}
        />
      </IfFeature>
      <MenuItem icon={<PrintIcon />} text={texts.printWeek} onClick={() => change(WEEK_PRINT)} />
      <IfFeature name="calendarFeed">
        <MenuItem icon={<CalendarIcon />} text={texts.subscribe} onClick={onSubscribe} />
      </IfFeature>
    </Menu>
  );
}
