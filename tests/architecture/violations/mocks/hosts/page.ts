// planted boundaries(dependencies): Only mocks/main.ts mounts panel and stage
import { panel } from '../panel/panel';

export const page = panel;
