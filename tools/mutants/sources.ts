import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../steps';

/** Every file of the product and of the fake provider that people write: path → text. Tests and generated code are left out. */
export function readSources(): Map<string, string> {
  const files = ['src', 'mocks'].flatMap((area) =>
    readdirSync(join(repository, area), { recursive: true, encoding: 'utf8' }).map((file) => `${area}/${file}`),
  );
  return new Map(files.filter(isSource).map((file) => [file, readFileSync(join(repository, file), 'utf8')]));
}

const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/^\w+\/generated\//.test(file);
