import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { leftOutImports, replacedFiles } from './replaced-files.ts'

const mui = dirname(require.resolve('@mui/material/package.json'))

test('MUI has every file that a build replaces, where it was', () => {
  for (const file of Object.keys(replacedFiles))
    expect([file, existsSync(join(mui, file))]).toEqual([file, true])
})

test.each(Object.entries(leftOutImports))('%s imports what a build leaves out', (file, imports) => {
  const text = readFileSync(join(mui, file), 'utf8')
  for (const imported of imports) expect(text).toContain(`from "${imported}"`)
})
