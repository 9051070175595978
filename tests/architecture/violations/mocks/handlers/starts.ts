// planted boundaries(dependencies): This room may not import
import { start } from '../../src/app/start';

export const starts = start;
