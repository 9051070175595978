// planted boundaries(dependencies): Lists and details link
import { crew } from '../crew/crew';

export const from = crew;
