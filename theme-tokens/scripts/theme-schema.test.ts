import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createThemeSchema } from './theme-schema.ts'

test('the published schema is as the model makes it (npm run theme:schema writes it)', () => {
  const committed = readFileSync(join(__dirname, '..', 'theme.schema.json'), 'utf8')
  expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(createThemeSchema())))
})
