import { inBuiltDemo } from './bench/demo';
import { reportForms } from './bench/forms';
import { reportLive } from './bench/live';
import { reportMounts } from './bench/mounts';
import { reportOrders } from './bench/orders';
import { reportOpening, reportRequests } from './bench/requests';
import { reportSizes } from './bench/sizes';
import { reportTyping } from './bench/typing';

/*
 * npm run bench: what the product weighs, how fast its fake provider, its live client and its largest form are, and
 * what the map leaves behind, measured now and on this machine. Only the weights, which are the same everywhere, decide the exit code.
 */

const light = await reportSizes();
await reportRequests();
await reportOrders();
reportOpening();
const measured = (await reportLive()) && (await reportForms());
const isBuilt = await inBuiltDemo([reportTyping, reportMounts]);
process.exitCode = light && measured && isBuilt ? 0 : 1;
