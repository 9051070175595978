import { useState } from 'react';
import { withTexts } from '../../../platform/language/withTexts';
import { useQueryParams } from '../../../platform/routing/useQuery';
import { lazyPart } from '../../../platform/ui/feedback/lazyPart';
import { CalendarIcon, MoreIcon, PrintIcon } from '../../../platform/ui/icons';
import { IconButton } from '../../../platform/ui/inputs/IconButton';
import { Menu } from '../../../platform/ui/overlays/Menu';
import { MenuItem } from '../../../platform/ui/overlays/MenuItem';
import { feedCatalog } from '../feed/catalog';
import { WEEK_PRINT } from '../print/weekPrintParam';
import { toolTexts as texts } from './texts';

const loadFeed = withTexts(() => import('../feed/FeedDialog'), feedCatalog);
const FeedDialog = lazyPart(async () => (await loadFeed()).FeedDialog, { failure: 'toast' });

/** What else can be done with the company calendar: print the week, subscribe to the feed. */
export function CalendarMenu() {
  const [, change] = useQueryParams();
  const [isFeedOpen, setFeedOpen] = useState(false);
  return (
    <>
      <Menu
        label={texts.more}
        trigger={(trigger) => <IconButton {...trigger} icon={<MoreIcon />} label={texts.more} />}
      >
        <MenuItem icon={<PrintIcon />} text={texts.printWeek} onClick={() => change(WEEK_PRINT)} />
        <MenuItem icon={<CalendarIcon />} text={texts.subscribe} onClick={() => setFeedOpen(true)} />
      </Menu>
      {isFeedOpen && <FeedDialog shows="office" onClose={() => setFeedOpen(false)} />}
    </>
  );
}
