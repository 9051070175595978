import { start } from './app/start';
import { settingsFromEnvironment } from './platform/config/environment';

void start({ settings: settingsFromEnvironment(import.meta.env, location) });
