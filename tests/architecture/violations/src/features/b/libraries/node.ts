// planted boundaries(dependencies): This module may not import
import { readFileSync } from 'node:fs';

export { readFileSync };
