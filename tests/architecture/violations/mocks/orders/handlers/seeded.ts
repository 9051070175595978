// planted boundaries(dependencies): do not depend on the data a world starts with
import { cast } from '../seed/cast';

export const seeded = cast;
