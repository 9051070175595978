// planted boundaries(dependencies): This module may not import
import { start } from '../../../src/app/start';

export const starts = start;
