import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The docs page of a component lists its props with what stands above them. */
const source = resolve(__dirname, '../src')
/** A page for designers: its parts are nobody else's. */
const tool = /^tools\/theme-editor\//

const files = globSync(['theme/*.tsx', '*/*/*.tsx'], { cwd: source }).filter(
  (file) => !/\.(stories|test)\./.test(file) && !tool.test(file),
)

/** The props of an interface that nothing is said of; only its own, not those of what one of them holds. */
function silentProps(body: string): string[] {
  const lines = body.split('\n')
  return lines.flatMap((line, at) => {
    const [, name] = /^ {2}(\w+)\??:/.exec(line) ?? []
    return name !== undefined && !lines[at - 1]?.trimEnd().endsWith('*/') ? [name] : []
  })
}

test('every prop says what it is', () => {
  const found = files.flatMap((file) =>
    [
      ...readFileSync(resolve(source, file), 'utf8').matchAll(
        /export interface (\w+Props)\b[^{]*\{\n(.*?)\n\}/gs,
      ),
    ].map(([, name = '', body = '']) => ({ name, silent: silentProps(body) })),
  )
  expect(found.length).toBeGreaterThan(80)
  expect(found.filter(({ silent }) => silent.length > 0)).toEqual([])
})
