// planted boundaries(dependencies): Only mocks/main.ts mounts panel and stage
import { panel } from '../demo/panel/panel';

export const page = panel;
