import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { readPublicExports } from './public-exports.ts'

const source = resolve(__dirname, '../src')
const offered = readPublicExports(source)

test('kinds are told apart', () => {
  expect(offered['actions/button']?.['Button']).toBe('component')
  expect(offered['feedback/error-boundary']?.['ErrorBoundary']).toBe('component')
  expect(offered['forms/form']?.['useForm']).toBe('hook')
  expect(offered['foundations/lazy']?.['lazyImport']).toBe('function')
  expect(offered['foundations/fuzzy-search']?.['longestSearch']).toBe('constant')
  expect(offered['order/seat-map']?.['SeatEngine']).toBe('class')
  expect(offered['films/composite-filter']?.['FilterSection']).toBe('type')
})

test('an index says nothing but what its folder offers, each by name', () => {
  const unread = Object.keys(offered).filter((folder) => {
    const text = readFileSync(join(source, folder, 'index.ts'), 'utf8')
    return (
      text.replace(/^export (?:type )?\{[^}]*\} from '[^']+'$|\/\*\*[^]*?\*\/|\/\/.*$/gm, '').trim() !== ''
    )
  })
  expect(unread).toEqual([])
  expect(Object.keys(offered).length).toBeGreaterThan(110)
  expect(Object.entries(offered).filter(([, names]) => Object.keys(names).length === 0)).toEqual([])
})

describe('a folder that hides what it offers', () => {
  let home: string
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(home, file)), { recursive: true })
    writeFileSync(join(home, file), text)
  }
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'exports-'))
  })
  afterEach(() => {
    rmSync(home, { recursive: true })
  })

  test('is refused where it hands on a whole file', () => {
    write('actions/lamp/index.ts', "export * from './Lamp.tsx'\n")
    expect(() => readPublicExports(home)).toThrow('does not name what it exports')
  })

  test('is refused where the file does not declare the name', () => {
    write('actions/lamp/index.ts', "export { Lamp } from './Lamp.tsx'\n")
    write('actions/lamp/Lamp.tsx', 'export const Torch = () => null\n')
    expect(() => readPublicExports(home)).toThrow('Lamp is not declared')
  })
})
