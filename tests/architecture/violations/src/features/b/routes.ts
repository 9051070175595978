// planted boundaries(dependencies): routes.ts only names lazy loaders
import { Screen } from './Screen';

export const pages = [{ name: 'b', screen: Screen }];
