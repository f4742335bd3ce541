import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { problemHandling } from '../http/problem.ts'
import { validatorCompiler } from '../http/validation.ts'
import { createColdBudget } from './cold-budget.ts'
import { mediaRoutes } from './media-routes.ts'
import type { MediaService } from './media-service.ts'
import { BudgetSpent, createPictureCache, type PlannedPicture } from './picture-cache.ts'
import { createWorkQueue, QueueFull } from '../domain/work-queue.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-cold-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('pictures that have to be made', () => {
  it('are made for clients in turn: one with hundreds of requests delays no other', async () => {
    const queue = createWorkQueue({ concurrency: 1 })
    const order: string[] = []
    const ask = (client: string, name: string) => queue.run(async () => void order.push(name), client)
    await Promise.all([
      ...Array.from({ length: 5 }, (_, index) => ask('bot', `bot ${index + 1}`)),
      ask('visitor', 'visitor 1'),
      ask('visitor', 'visitor 2'),
    ])
    expect(order).toEqual(['bot 1', 'bot 2', 'visitor 1', 'bot 3', 'visitor 2', 'bot 4', 'bot 5'])
  })

  it('wait in a limited queue, with a lower limit for each client', async () => {
    const queue = createWorkQueue({ concurrency: 1, mostWaiting: 3, mostOfClient: 2 })
    let finish = () => {}
    const first = queue.run(() => new Promise<void>((done) => (finish = done)), 'bot')
    const nothing = async () => undefined
    const waiting = [queue.run(nothing, 'bot'), queue.run(nothing, 'bot')]
    await expect(queue.run(nothing, 'bot')).rejects.toBeInstanceOf(QueueFull)
    waiting.push(queue.run(nothing, 'visitor'))
    await expect(queue.run(nothing, 'another')).rejects.toBeInstanceOf(QueueFull)
    finish()
    await Promise.all([first, ...waiting])
    // With space in the queue, everybody is served again.
    await expect(queue.run(nothing, 'bot')).resolves.toBeUndefined()
  })

  it('are made for one client as often as its budget says; what is on the disk costs nothing', async () => {
    let now = 0
    const budget = createColdBudget({ burst: 3, perMinute: 60, now: () => now })
    const limits = { mostWaiting: 99, mostOfClient: 99, budget }
    const pictures = createPictureCache({ cacheDirectory: folder, limits })
    const planned = (key: string): PlannedPicture => ({
      key,
      format: 'webp',
      make: async () => Buffer.from(key),
    })
    for (const key of ['a', 'b', 'c']) await pictures.obtain(planned(key), 'bot')
    const refusal: unknown = await pictures.obtain(planned('d'), 'bot').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(BudgetSpent)
    expect((refusal as BudgetSpent).seconds).toBe(1)
    expect(existsSync(join(folder, 'd.webp'))).toBe(false)
    await expect(pictures.obtain(planned('a'), 'bot')).resolves.toEqual(Buffer.from('a'))
    await expect(pictures.obtain(planned('d'), 'visitor')).resolves.toEqual(Buffer.from('d'))
    now += 1_000
    await expect(pictures.obtain(planned('e'), 'bot')).resolves.toEqual(Buffer.from('e'))
    await expect(pictures.obtain(planned('f'), 'bot')).rejects.toBeInstanceOf(BudgetSpent)
  })

  it.each([
    [new QueueFull(), 503, 'service-unavailable', '5'],
    [new BudgetSpent(7), 429, 'too-many-requests', '7'],
  ])('are refused with a retry time: %s', async (failure, status, condition, retryAfter) => {
    const refuse = async () => {
      throw failure
    }
    const media: MediaService = { get: refuse, linkPreview: refuse }
    const app = Fastify()
    app.setValidatorCompiler(validatorCompiler)
    await app.register(problemHandling, { numbering: () => 2 })
    await app.register(mediaRoutes, { media, version: '1f', numbering: () => 2 })
    for (const url of ['/media/entity/get/FilmStill/a?width=480', '/media/link-preview/film/a.jpg']) {
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(status)
      expect(answer.headers['retry-after']).toBe(retryAfter)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.json()).toMatchObject({ type: `urn:foyer:problem:${condition}` })
    }
    await app.close()
  })
})
