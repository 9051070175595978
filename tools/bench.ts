import { inBuiltDemo } from './bench/demo';
import { reportForms } from './bench/forms';
import { reportLive } from './bench/live';
import { reportMounts } from './bench/mounts';
import { reportOrders } from './bench/orders';
import { reportOpening, reportRequests } from './bench/requests';
import { reportSizes } from './bench/sizes';
import { reportTyping } from './bench/typing';

/*
 * npm run bench: measures bundle sizes, the speed of the fake provider, of the live client and of the largest form, and
 * the memory the map leaves behind, on this machine. Only the sizes decide the exit code, because they are the same
 * everywhere.
 */

const light = await reportSizes();
await reportRequests();
await reportOrders();
reportOpening();
const measured = (await reportLive()) && (await reportForms());
const isBuilt = await inBuiltDemo([reportTyping, reportMounts]);
process.exitCode = light && measured && isBuilt ? 0 : 1;
