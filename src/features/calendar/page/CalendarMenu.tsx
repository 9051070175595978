import { IfFeature } from '#platform/provider/IfFeature';
import { useQueryParams } from '#platform/routing/useQuery';
import { CalendarIcon, MoreIcon, PrintIcon } from '#platform/ui/icons';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { Menu } from '#platform/ui/overlays/Menu';
import { MenuItem } from '#platform/ui/overlays/MenuItem';
import { calendarTexts as texts } from '../texts';
import { WEEK_PRINT } from './paths';

/** Further actions of the company calendar: printing the week, and the feed. */
export function CalendarMenu({ onSubscribe }: { onSubscribe: () => void }) {
  const [, change] = useQueryParams();
  return (
    <Menu label={texts.more} trigger={(trigger) => <IconButton {...trigger} icon={<MoreIcon />} label={texts.more} />}>
      <MenuItem icon={<PrintIcon />} text={texts.printWeek} onClick={() => change(WEEK_PRINT)} />
      <IfFeature name="calendarFeed">
        <MenuItem icon={<CalendarIcon />} text={texts.subscribe} onClick={onSubscribe} />
      </IfFeature>
    </Menu>
  );
}
