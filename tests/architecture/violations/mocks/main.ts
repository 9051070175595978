import { start } from '../src/app/start';
import { panel } from './demo/panel/panel';

start();
panel();
