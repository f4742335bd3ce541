import type { SetDatabase } from '../../database/sets.ts'
import type { Command, Step, WriteResult } from '../steps.ts'
import { CommandGroups } from './command-groups.ts'

const keep = (key: string): Step => ({
  kind: 'key.keep',
  key,
  requestHash: 'hash',
  status: 200,
  body: '',
  now: 0,
  lifetime: 1,
})
const about = (orderId: string, ...steps: Step[]): Command => ({ orderId, steps })
const written: WriteResult = { ok: true }

/** Groups on a database that records the number of commands of each group, and ends a group when the test says so. */
function createGroups(end: (group: number) => Promise<void> = async () => undefined) {
  const groups: string[][] = []
  const alone: string[] = []
  const sets: SetDatabase = {
    query: async () => [],
    run: async (createProgram) => {
      const program = createProgram()
      const first = program.next()
      if (first.done) throw new Error('a group has two trips')
      const orders = first.value.statements.find(({ sql }) => sql.includes('from sales_order'))
      const [ids = []] = orders?.parameters ?? []
      groups.push([...(ids as string[])])
      await end(groups.length)
      // All keys are new, and there is no order yet.
      const rows = first.value.statements.map(({ sql, parameters }) =>
        sql.includes('idempotency') ? (parameters[0] as string[]).map((key) => ({ key })) : [],
      )
      program.next(rows)
      const last = program.next([])
      if (!last.done) throw new Error('a group has two trips')
      return last.value
    },
  }
  const writeAlone = async ({ orderId }: Command) => {
    alone.push(orderId)
    return written
  }
  return { groups, alone, store: new CommandGroups(sets, writeAlone) }
}

it('writes the commands of one turn together, at most 64', async () => {
  const { groups, store } = createGroups()
  const ids = Array.from({ length: 70 }, (_, index) => `order-${String(index)}`)
  const results = await Promise.all(ids.map((id) => store.write(about(id))))
  expect(results).toEqual(ids.map(() => written))
  expect(groups).toEqual([ids.slice(0, 64), ids.slice(64)])
})

it('never processes two commands with the same order or key at the same time', async () => {
  const releases: (() => void)[] = []
  const { groups, store } = createGroups(() => new Promise((done) => releases.push(done)))
  const writes = [about('a', keep('k')), about('a'), about('b', keep('k')), about('c')].map((command) =>
    store.write(command),
  )
  await new Promise(setImmediate)
  expect(groups).toEqual([['a', 'c']])
  releases[0]?.()
  await Promise.all([writes[0], writes[3]])
  await new Promise(setImmediate)
  expect(groups).toEqual([
    ['a', 'c'],
    ['a', 'b'],
  ])
  releases[1]?.()
  await Promise.all(writes)
})

it('writes two groups at a time, and fills the next one meanwhile', async () => {
  const releases: (() => void)[] = []
  const { groups, store } = createGroups(() => new Promise((done) => releases.push(done)))
  const writes: Promise<WriteResult>[] = []
  for (const id of ['a', 'b', 'c', 'd']) {
    writes.push(store.write(about(id)))
    await new Promise(setImmediate)
  }
  expect(groups).toEqual([['a'], ['b']])
  releases[0]?.()
  await writes[0]
  await new Promise(setImmediate)
  expect(groups).toEqual([['a'], ['b'], ['c', 'd']])
  releases.forEach((release) => release())
  await Promise.all(writes)
})

it('writes each command of a failed group separately', async () => {
  const { alone, store } = createGroups(() => Promise.reject(new Error('duplicate key')))
  const results = await Promise.all(['a', 'b'].map((id) => store.write(about(id))))
  expect(results).toEqual([written, written])
  expect(alone).toEqual(['a', 'b'])
})

it('repeats nothing after a lost connection, as it may have been committed', async () => {
  const lost = new Error('Connection terminated unexpectedly')
  const { alone, store } = createGroups(() => Promise.reject(lost))
  const results = await Promise.allSettled(['a', 'b'].map((id) => store.write(about(id))))
  expect(results).toEqual(['a', 'b'].map(() => ({ status: 'rejected', reason: lost })))
  expect(alone).toEqual([])
})
