// planted boundaries(dependencies): jobs/model is below
import { parts } from '../parts/parts';

export const from = parts;
