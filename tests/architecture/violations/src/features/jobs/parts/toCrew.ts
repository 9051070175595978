// planted boundaries(dependencies): do not know its screens
import { crew } from '../crew/crew';

export const from = crew;
