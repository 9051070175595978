// planted boundaries(dependencies): This module may not import
import { start } from '../../../app/start';

export const lookUp = start;
