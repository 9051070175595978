import { start } from '../src/app/start';
import { panel } from './panel/panel';

start();
panel();
