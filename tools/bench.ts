import { reportLive } from './bench/live';
import { reportOrders } from './bench/orders';
import { reportOpening, reportRequests } from './bench/requests';
import { reportSizes } from './bench/sizes';

/*
 * npm run bench: what the product weighs and how fast its fake provider and its live client are, measured now and on this
 * machine. Only the weights, which are the same everywhere, decide the exit code.
 */

const light = await reportSizes();
await reportRequests();
await reportOrders();
reportOpening();
const measured = await reportLive();
process.exitCode = light && measured ? 0 : 1;
