import { check } from './checks';

const outcomes = await check();
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
