import type { FastifyBaseLogger } from 'fastify'

/** Runs a task at an interval, one run at a time, without keeping the process alive. */
export function repeat(
  task: () => Promise<unknown>,
  interval: number,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = task()
      .catch((error: unknown) => log.error({ err: error }, 'a regular task failed'))
      .finally(() => {
        busy = false
      })
  }, interval).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
