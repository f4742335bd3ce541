import { reportWhenDebugging } from './debug-report.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { createMemoryStorage } from '../../context/testing/page-data.ts'

/** A session in which each `load` is a page; it answers what that page has said. */
function session() {
  const stored = createMemoryStorage()
  return (search = '') => {
    const warn = jest.fn<void, [string]>()
    const { stores } = createTestStores({}, { session: stored, logger: { warn, error: jest.fn() } })
    reportWhenDebugging(stores, { search })
    return warn.mock.calls.flat().join()
  }
}

it('is silent until a flag is raised, which stands over two reloads of the session and no longer', () => {
  const load = session()
  expect(load()).toBe('')
  for (const search of ['?debug=on', '', '']) expect(load(search)).toContain('"storageVersion": "15.0.0"')
  expect(session()()).toBe('')
})

it('is silent again when the flag is taken down', () => {
  const load = session()
  expect(load('?debug=on')).not.toBe('')
  expect(load('?debug=off')).toBe('')
  expect(load()).toBe('')
})
