import { start } from './app/start';
import { readSettings } from './platform/config/environment';

void start({ settings: readSettings(import.meta.env, location) });
