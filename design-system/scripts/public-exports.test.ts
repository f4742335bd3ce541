import { resolve } from 'node:path'
import committed from '../public-exports.json'
import { publicExports, type PublicExports } from './public-exports.ts'

const linesOf = (exports: PublicExports) =>
  Object.entries(exports).flatMap(([folder, names]) =>
    Object.entries(names).map(([name, kind]) => `@foyer/design-system/${folder}: ${name} (${kind})`),
  )
const without = (lines: readonly string[], others: readonly string[]) =>
  lines.filter((line) => !others.includes(line))

test('what the design system offers is what was agreed; after a change that is meant, `npm run design-system:exports`', () => {
  const now = linesOf(publicExports(resolve(__dirname, '../src')))
  const agreed = linesOf(committed as PublicExports)
  expect({ added: without(now, agreed), removed: without(agreed, now) }).toEqual({ added: [], removed: [] })
})

test('kinds are told apart', () => {
  expect(committed['actions/button'].Button).toBe('component')
  expect(committed['feedback/error-boundary'].ErrorBoundary).toBe('component')
  expect(committed['forms/form'].useForm).toBe('hook')
  expect(committed['foundations/lazy'].latePart).toBe('function')
  expect(committed['foundations/fuzzy-search'].longestSearch).toBe('constant')
  expect(committed['order/seat-map'].SeatEngine).toBe('class')
  expect(committed['films/composite-filter'].FilterSection).toBe('type')
})
