import { autorun } from 'mobx'
import { CachedMap, toKey } from './cached-map.ts'
import { CachedValue } from './cached-value.ts'
import { failed, success, type Result } from './result.ts'
import { dehydratePart, Snapshots } from './snapshots.ts'

function fakeClock(start = 1_000) {
  return {
    time: start,
    now() {
      return this.time
    },
  }
}

function deferred<T>() {
  let resolve!: (value: T) => void
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

describe('CachedValue', () => {
  it('is NotLoaded until it is asked for', () => {
    const value = new CachedValue({
      load: () => Promise.resolve(success(1)),
      lifetime: 10,
      clock: fakeClock(),
    })
    expect(value.state).toEqual({ status: 'NotLoaded' })
    expect(value.isPending).toBe(true)
  })

  it('reuses a value until its lifetime ends', async () => {
    const clock = fakeClock()
    let loads = 0
    const load = jest.fn(() => Promise.resolve(success((loads += 1))))
    const value = new CachedValue({ load, lifetime: 100, clock })
    await value.ensure()
    clock.time += 99
    await value.ensure()
    expect(load).toHaveBeenCalledTimes(1)
    expect(value.state).toEqual({ status: 'Success', value: 1, expiresAt: 1_100 })
    clock.time += 1
    await value.ensure()
    expect(load).toHaveBeenCalledTimes(2)
    expect(value.value).toBe(2)
  })

  it('does not ask again at once for what the page has brought, however short its lifetime', async () => {
    const clock = fakeClock()
    const load = jest.fn(() => Promise.resolve(success('asked')))
    const value = new CachedValue({ load, lifetime: 0, clock })
    value.hydrate({ value: 'brought', remaining: 0 })
    await value.ensure()
    expect(value.value).toBe('brought')
    clock.time += 5_000
    await value.ensure()
    expect(value.value).toBe('asked')
  })

  it('never reuses a value without a lifetime', async () => {
    const load = jest.fn(() => Promise.resolve(success('x')))
    const value = new CachedValue({ load, lifetime: 0, clock: fakeClock() })
    await value.ensure()
    await value.ensure()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('lets a second request wait for the first', async () => {
    const answer = deferred<Result<number, string>>()
    const load = jest.fn(() => answer.promise)
    const value = new CachedValue({ load, lifetime: 100, clock: fakeClock() })
    const both = Promise.all([value.ensure(), value.ensure(), value.refresh()])
    expect(value.state).toEqual({ status: 'Loading' })
    answer.resolve(success(7))
    await both
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('keeps the older value on screen while it refreshes and after a failed refresh', async () => {
    const clock = fakeClock()
    const answers: Result<string, string>[] = [success('old'), failed('down')]
    const onFailure = jest.fn()
    const value = new CachedValue({
      load: () => Promise.resolve(answers.shift()!),
      lifetime: 0,
      clock,
      onFailure,
    })
    await value.ensure()
    const refresh = value.refresh()
    expect(value.state.status).toBe('Loading')
    expect(value.value).toBe('old')
    await refresh
    expect(value.state).toEqual({ status: 'Failure', error: 'down' })
    expect(value.value).toBe('old')
    expect(onFailure).toHaveBeenCalledWith('down')
  })

  it('loads again after a failure', async () => {
    const answers: Result<string, string>[] = [failed('down'), success('up')]
    const value = new CachedValue({
      load: () => Promise.resolve(answers.shift()!),
      lifetime: 100,
      clock: fakeClock(),
    })
    await value.ensure()
    expect(value.error).toBe('down')
    expect(value.isPending).toBe(false)
    await value.ensure()
    expect(value.value).toBe('up')
    expect(value.error).toBeUndefined()
  })

  it('does not let an answer undo a value that was set meanwhile', async () => {
    const answer = deferred<Result<string, string>>()
    const value = new CachedValue({ load: () => answer.promise, lifetime: 100, clock: fakeClock() })
    const load = value.ensure()
    value.set('written')
    answer.resolve(success('read before the write'))
    await load
    expect(value.value).toBe('written')
  })
})

describe('CachedMap', () => {
  it('keeps keys apart and shares requests of one key', async () => {
    const load = jest.fn((key: string) => Promise.resolve(success(key.toUpperCase())))
    const map = new CachedMap({ load, lifetime: 100, clock: fakeClock() })
    await Promise.all([map.ensure('a'), map.ensure('a'), map.ensure('b')])
    expect(load).toHaveBeenCalledTimes(2)
    expect([map.value('a'), map.value('b'), map.value('c')]).toEqual(['A', 'B', undefined])
  })

  it('has an end of life for each entry of its own', async () => {
    const clock = fakeClock()
    const load = jest.fn((key: string) => Promise.resolve(success(key)))
    const map = new CachedMap({ load, lifetime: 100, clock })
    await map.ensure('a')
    clock.time += 60
    await map.ensure('b')
    expect([map.entry('a').state, map.entry('b').state]).toMatchObject([
      { expiresAt: 1_100 },
      { expiresAt: 1_160 },
    ])
    clock.time += 50
    await Promise.all([map.ensure('a'), map.ensure('b')])
    expect(load.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'a'])
  })

  it('makes one key of a list in any order', () => {
    expect(toKey('first', ['2', '1'], undefined)).toBe(toKey('first', ['1', '2']) + '|')
  })
})

describe('Snapshots', () => {
  const make = (dehydrated: Record<string, unknown>, clock = fakeClock()) => {
    const snapshots = new Snapshots(dehydrated)
    const load = jest.fn((): Promise<Result<string, string>> => Promise.resolve(success('loaded')))
    const value = snapshots.register('value', new CachedValue({ load, lifetime: 60_000, clock }))
    const map = snapshots.register('map', new CachedMap({ load, lifetime: 60_000, clock }))
    return { snapshots, value, map, load }
  }
  const handOver = (taken: unknown) => JSON.parse(JSON.stringify(taken)) as Record<string, unknown>

  it('hands values over with the time they have left, whatever the two clocks say', async () => {
    const server = make({}, fakeClock(5_000_000))
    await server.value.ensure()
    await server.map.ensure('k')
    const clock = fakeClock(70)
    const client = make(handOver(server.snapshots.dehydrate()), clock)
    expect(client.value.value).toBe('loaded')
    await client.value.ensure()
    await client.map.ensure('k')
    expect(client.load).not.toHaveBeenCalled()
    clock.time += 60_000
    await client.value.ensure()
    expect(client.load).toHaveBeenCalledTimes(1)
  })

  it('hands a failure over, so that both sides render it', async () => {
    const clock = fakeClock()
    const failing = () => Promise.resolve(failed('down'))
    const server = new Snapshots()
    await server.register('value', new CachedValue({ load: failing, lifetime: 100, clock })).ensure()
    const client = make(handOver(server.dehydrate()))
    expect(client.value.state).toEqual({ status: 'Failure', error: 'down' })
  })

  it('leaves out what has not come', () => {
    expect(make({}).snapshots.dehydrate()).toEqual({})
  })
})

describe('a part of a value', () => {
  type Day = { times: readonly { at: number; screen: string }[] }
  const whole: Day = { times: [1, 2, 3].map((at) => ({ at, screen: 'One' })) }
  const toFirst = ({ times }: Day): number => times[0]?.at ?? 0
  const hydratePart = (at: number): Day => ({ times: [{ at, screen: '' }] })

  async function bring(clock = fakeClock()) {
    const load = jest.fn((): Promise<Result<Day, string>> => Promise.resolve(success(whole)))
    const options = { load, lifetime: 60_000, clock, hydratePart }
    const server = new CachedValue<Day, string>(options)
    await server.ensure()
    load.mockClear()
    const browser = new CachedValue<Day, string>(options)
    browser.hydrate(dehydratePart(server.dehydrate(), 'first', toFirst))
    return { browser, load, clock }
  }

  it('is there for its purpose as a value of the usual type, and costs no load', async () => {
    const { browser, load } = await bring()
    expect(browser.value).toEqual({ times: [{ at: 1, screen: '' }] })
    expect(browser.isEnoughFor('first')).toBe(true)
    await browser.ensure('first')
    expect(load).not.toHaveBeenCalled()
  })

  it('is not taken for the whole, which any other purpose loads, once', async () => {
    const { browser, load } = await bring()
    expect(browser.whole).toBeUndefined()
    expect(browser.isEnoughFor('last')).toBe(false)
    await Promise.all([browser.ensure(), browser.ensure('last')])
    expect(load).toHaveBeenCalledTimes(1)
    expect(browser.whole).toEqual(whole)
    expect(browser.value).toEqual(whole)
    expect(browser.isEnoughFor('last')).toBe(true)
    await browser.ensure()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('stays a part while the whole fails to come', async () => {
    const { browser, load } = await bring()
    load.mockResolvedValue(failed('down'))
    await browser.ensure()
    expect(browser.value).toEqual({ times: [{ at: 1, screen: '' }] })
    expect(browser.whole).toBeUndefined()
  })

  it('is completed when its time is over, and not before', async () => {
    const { browser, load, clock } = await bring()
    await browser.completeExpired()
    expect(load).not.toHaveBeenCalled()
    clock.time += 60_000
    await browser.completeExpired()
    expect(browser.whole).toEqual(whole)
    clock.time += 60_000
    await browser.completeExpired()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('tells who watches it when the whole has come', async () => {
    const { browser } = await bring()
    const seen: (number | undefined)[] = []
    const stop = autorun(() => seen.push(browser.whole?.times.length))
    await browser.ensure()
    stop()
    expect(seen).toEqual([undefined, 3])
  })

  it('is not made of a failure', () => {
    expect(dehydratePart({ error: 'down' }, 'first', toFirst)).toEqual({ error: 'down' })
  })
})
