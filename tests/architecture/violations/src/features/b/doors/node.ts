// planted boundaries(dependencies): This room may not import
import { readFileSync } from 'node:fs';

export { readFileSync };
