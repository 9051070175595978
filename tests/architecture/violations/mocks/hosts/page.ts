// planted boundaries(dependencies): Only mocks/main.ts mounts the panel
import { panel } from '../panel/panel';

export const page = panel;
