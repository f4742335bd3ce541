/** Writes `design-system/public-exports.json`, which says what the design system offers: `npm run design-system:exports`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicExports } from './public-exports.ts'

const room = join(import.meta.dirname, '..')
writeFileSync(
  join(room, 'public-exports.json'),
  `${JSON.stringify(publicExports(join(room, 'src')), null, 2)}\n`,
)
