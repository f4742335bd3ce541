import { reportWhenDebugging } from './debug-report.ts'
import { orderStores } from './testing/order-stores.ts'
import { memory } from './testing/page-facts.ts'

const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined)
afterAll(() => debug.mockRestore())
beforeEach(() => debug.mockClear())

it('is silent until a flag is raised, which stands over two reloads of the session and no longer', () => {
  let session = memory()
  const load = (search = '') => reportWhenDebugging(orderStores({}, { session }).stores, { search })
  load()
  expect(debug).not.toHaveBeenCalled()
  load('?debug=on')
  load()
  load()
  expect(debug).toHaveBeenCalledTimes(3)
  expect(debug).toHaveBeenLastCalledWith('Foyer', expect.objectContaining({ storageVersion: '15.0.0' }))
  session = memory()
  load()
  expect(debug).toHaveBeenCalledTimes(3)
})

it('is silent again when the flag is taken down', () => {
  const session = memory()
  const load = (search = '') => reportWhenDebugging(orderStores({}, { session }).stores, { search })
  load('?debug=on')
  debug.mockClear()
  load('?debug=off')
  load()
  expect(debug).not.toHaveBeenCalled()
})
