import { resolve } from 'node:path';
import { compressFolder } from './compress/folder';

/* tsx tools/compress.ts <folder>: compresses a build, after `npm run build` and `npm run build:demo`. */

const [folder = 'dist'] = process.argv.slice(2);
console.log(`${await compressFolder(resolve(folder))} files compressed in ${folder}`);
