// planted boundaries(dependencies): This room may not import
import { start } from '../../app/start';

export const upward = start;
