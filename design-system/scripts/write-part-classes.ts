/** Writes `theme-tokens/src/configuration/part-classes.ts` from Material UI as it is installed: `npm run theme:parts`. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { printPartClasses } from './part-classes.ts'

writeFileSync(
  resolve(import.meta.dirname, '../../theme-tokens/src/configuration/part-classes.ts'),
  printPartClasses(),
)
