import { start } from '../../src/app/start';

export const render = start;
