// planted boundaries(dependencies): only mocks/main.ts mounts it
import { panel } from '../panel/panel';

export const page = panel;
