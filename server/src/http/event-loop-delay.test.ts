import { watchEventLoop } from './event-loop-delay.ts'

const turn = (milliseconds = 250) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Blocks the event loop, by the real clock. */
function block(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

describe('the event loop', () => {
  it('is overloaded after a long turn for the next request, and not permanently', async () => {
    const loop = watchEventLoop(400)
    const isOverloaded = new Promise<boolean>((resolve) => {
      setTimeout(() => {
        block(700)
        // Callbacks that waited meanwhile run after the timers.
        setImmediate(() => resolve(loop.isOverloaded()))
      }, 150)
    })
    expect(await isOverloaded).toBe(true)
    await turn()
    loop.stop()
  })

  it('is measured by the injected clock', () => {
    let at = 0
    const loop = watchEventLoop(1_000, () => at)
    expect(loop.isOverloaded()).toBe(false)
    at = 1_100
    expect(loop.isOverloaded()).toBe(false)
    at = 1_101
    expect(loop.isOverloaded()).toBe(true)
    at = 50
    expect(loop.isOverloaded()).toBe(false)
    loop.stop()
  })

  it('is never overloaded with a threshold of 0', () => {
    let at = 0
    const loop = watchEventLoop(0, () => at)
    at = 1_000_000
    expect(loop.isOverloaded()).toBe(false)
  })
})
