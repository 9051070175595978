import { reportLive } from './bench/live';
import { reportOrders } from './bench/orders';
import { reportOpening, reportRequests } from './bench/requests';
import { reportSizes } from './bench/sizes';
import { reportTyping } from './bench/typing';

/*
 * npm run bench: what the product weighs and how fast its fake provider and its live client are, measured now and on this
 * machine. Only the weights, which are the same everywhere, decide the exit code.
 */

const light = await reportSizes();
await reportRequests();
await reportOrders();
reportOpening();
const measured = await reportLive();
const isTyped = await reportTyping();
process.exitCode = light && measured && isTyped ? 0 : 1;
