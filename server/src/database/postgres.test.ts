import pg from 'pg'
import { openPostgres } from './postgres.ts'

it('tells of an idle connection that was lost, where nobody waits for it', async () => {
  const listened = jest.spyOn(pg.Pool.prototype, 'on')
  const lost: Error[] = []
  // Nothing listens there: opening fails, but the pool was made, with its listener.
  const opening = openPostgres({
    url: 'postgres://nobody@127.0.0.1:1/none',
    onError: (error) => void lost.push(error),
  })
  await expect(opening).rejects.toThrow()
  const [, listener] = listened.mock.calls.find(([event]) => event === 'error') ?? []
  listened.mockRestore()
  const error = new Error('terminating connection due to administrator command')
  ;(listener as unknown as (error: Error) => void)(error)
  expect(lost).toEqual([error])
})
