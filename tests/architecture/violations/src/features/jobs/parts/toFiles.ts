// planted boundaries(dependencies): jobs/parts is below
import { files } from '../files/files';

export const from = files;
