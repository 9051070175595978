import { parseArgs } from 'node:util';
import { reportCalendar } from './bench/calendar';
import { reportClicks } from './bench/clicks';
import { inBuiltDemo } from './bench/demo';
import { reportForms } from './bench/forms';
import { reportInteractions } from './bench/interactions';
import { reportLive } from './bench/live';
import { reportMatch } from './bench/match';
import { reportMounts } from './bench/mounts';
import { reportOrders } from './bench/orders';
import { reportOpening, reportRequests } from './bench/requests';
import { reportSearch } from './bench/search';
import { reportTyping } from './bench/typing';

/*
 * npm run bench: measures the speed of the fake provider, of the live client and of the largest form, and the memory that
 * repeated work leaves behind, on this machine, and counts clicks. npm run bench -- clicks counts the clicks alone,
 * -- calendar measures the calendar and the search, -- match the match of a need with the market, -- interactions the
 * answer to a click; --built <folder> takes a demo that is built already. The sizes of pages: tools/sizes.ts.
 */

const { positionals, values } = parseArgs({ allowPositionals: true, options: { built: { type: 'string' } } });
process.exitCode = (await measureChosen()) ? 0 : 1;

async function measureChosen(): Promise<boolean> {
  if (positionals.includes('interactions')) return inBuiltDemo([reportInteractions, reportTyping], values.built);
  if (positionals.includes('clicks')) return inBuiltDemo([reportClicks], values.built);
  if (positionals.includes('match')) {
    await reportMatch();
    return true;
  }
  if (!positionals.includes('calendar')) return measureAll();
  await reportSearch();
  return inBuiltDemo([reportCalendar], values.built);
}

async function measureAll(): Promise<boolean> {
  await reportRequests();
  await reportOrders();
  await reportSearch();
  await reportMatch();
  reportOpening();
  const measured = (await reportLive()) && (await reportForms());
  const isWithin = await inBuiltDemo(
    [reportInteractions, reportTyping, reportCalendar, reportMounts, reportClicks],
    values.built,
  );
  return measured && isWithin;
}
