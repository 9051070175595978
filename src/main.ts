import { start } from './app/start';
import { readSettings } from './platform/config/environment';

start({ settings: readSettings(import.meta.env, location) });
