// planted boundaries(dependencies): Closing a job needs
import { crew } from '../crew/crew';

export const from = crew;
