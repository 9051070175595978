import { closing } from '../closing/closing';
import { files } from '../files/files';
import { model } from '../model/model';
import { parts } from '../parts/parts';

export const allowed = [closing, files, model, parts];
