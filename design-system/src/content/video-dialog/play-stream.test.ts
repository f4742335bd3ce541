import type Hls from 'hls.js'
import { playStream } from './play-stream.ts'

type Listener = (event: string, data: { fatal: boolean }) => void

/** A stream player that records its calls. */
function standIn(isSupported = true) {
  const calls: string[] = []
  const listeners: Listener[] = []
  class Player {
    static Events = { ERROR: 'hlsError' }
    static isSupported = () => isSupported
    constructor(options: { enableWorker: boolean }) {
      calls.push(`made, worker ${String(options.enableWorker)}`)
    }
    on(_event: string, listener: Listener) {
      listeners.push(listener)
    }
    loadSource(src: string) {
      calls.push(`load ${src}`)
    }
    attachMedia() {
      calls.push('attach')
    }
    destroy() {
      calls.push('destroy')
    }
  }
  const load = () => Promise.resolve({ default: Player as unknown as typeof Hls })
  const report = (fatal: boolean) => listeners.forEach((listener) => listener('hlsError', { fatal }))
  return { calls, load, report }
}

const video = {} as HTMLVideoElement
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('plays without a worker, and lets go of all when stopped', async () => {
  const { calls, load } = standIn()
  const onFailure = jest.fn()
  const stop = playStream(video, '/master.m3u8', onFailure, load)
  await settled()
  expect(calls).toEqual(['made, worker false', 'load /master.m3u8', 'attach'])
  stop()
  expect(calls.at(-1)).toBe('destroy')
  expect(onFailure).not.toHaveBeenCalled()
})

test('rides out what the player mends itself, and fails once on what it cannot', async () => {
  const { calls, load, report } = standIn()
  const onFailure = jest.fn()
  playStream(video, '/master.m3u8', onFailure, load)
  await settled()
  report(false)
  expect(onFailure).not.toHaveBeenCalled()
  report(true)
  report(true)
  expect(onFailure).toHaveBeenCalledTimes(1)
  expect(calls.filter((call) => call === 'destroy')).toHaveLength(1)
})

test('fails where streams cannot be played, or the player itself does not come', async () => {
  const onFailure = jest.fn()
  playStream(video, '/master.m3u8', onFailure, standIn(false).load)
  playStream(video, '/master.m3u8', onFailure, () => Promise.reject(new Error('offline')))
  await settled()
  expect(onFailure).toHaveBeenCalledTimes(2)
})

test('fails when the player throws as it begins', async () => {
  const { calls, load } = standIn()
  const onFailure = jest.fn()
  playStream(video, '/master.m3u8', onFailure, async () => {
    const { default: Player } = await load()
    Player.prototype.attachMedia = () => {
      throw new Error('no media')
    }
    return { default: Player }
  })
  await settled()
  expect(onFailure).toHaveBeenCalledTimes(1)
  expect(calls.at(-1)).toBe('destroy')
})

test('stopped before the player has come, it starts nothing', async () => {
  const { calls, load } = standIn()
  playStream(video, '/master.m3u8', jest.fn(), load)()
  await settled()
  expect(calls).toEqual([])
})
