import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../config/start-error.ts'
import { manifestFile } from '../media/manifest.ts'

interface Required {
  readonly file: string
  readonly what: string
}

function require(files: readonly Required[]): void {
  const missing = files.filter(({ file }) => !existsSync(file))
  if (missing.length > 0)
    throw new StartError(missing.map(({ file, what }) => `${file} is missing: ${what}.`).join('\n'))
}

/**
 * Checks that the files without which no brand can be shown are there.
 * @throws StartError that names each missing file
 */
export function requireBrandFiles(brandsFolder: string, name: string): void {
  const shared = join(brandsFolder, 'shared')
  require([
    {
      file: join(brandsFolder, name, 'catalogue.json'),
      what: `the cinemas and films of ${name}. brands/README.md says what is in it`,
    },
    { file: join(shared, 'films'), what: 'the films of all brands. Restore it from the release' },
    {
      file: join(shared, 'art', 'masters', manifestFile),
      what: 'the list of all pictures. Restore brands/shared/art from the release',
    },
  ])
}
