/** Writes `theme-tokens/theme.schema.json` from the theme's model: `npm run theme:schema`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createThemeSchema } from './theme-schema.ts'

writeFileSync(
  join(import.meta.dirname, '..', 'theme.schema.json'),
  `${JSON.stringify(createThemeSchema(), null, 2)}\n`,
)
