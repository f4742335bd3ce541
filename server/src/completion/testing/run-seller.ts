import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Points at which the seller kills itself; the parent kills it at a time instead. */
const faults = [
  'none',
  'seats sold, shop has not answered',
  'before the capture',
  'after the capture',
  'during the last step',
]
const seller = join(__dirname, 'seller.ts')

/** The fault of a round: each in turn. */
export const getFault = (round: number): string => faults[round % faults.length] ?? 'none'

export interface Blow {
  readonly faultPoint: string
  /** Milliseconds from the third payment until the parent kills the seller, if no fault does so before. */
  readonly after: number
}

/**
 * Runs a seller until it is killed, by itself or by the parent; returns what it acknowledged: order ids by step.
 * @param way `mixed`: a gift card pays a part of each order; `member`: a member buys
 */
export async function runSeller(
  file: string,
  { faultPoint, after }: Blow,
  way: 'card' | 'mixed' | 'member' = 'card',
): Promise<Map<string, string[]>> {
  const args = ['--no-warnings', seller, file, faultPoint, way]
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: `${file}.compiled` },
  })
  const ended = once(child, 'exit')
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  const reported = new Map<string, string[]>()
  let sales = 0
  for await (const line of createInterface({ input: child.stdout })) {
    const [step = '', orderId = ''] = line.split(' ')
    reported.set(step, [...(reported.get(step) ?? []), orderId])
    if (step === 'paid') sales += 1
    // During the completion that begins with this payment, or during the next sale.
    if (faultPoint === 'none' && step === 'paid' && sales === 3)
      setTimeout(() => child.kill('SIGKILL'), after)
  }
  if (complaints !== '') throw new Error(complaints)
  // Its output ends shortly before the process. A seller that exited normally was not killed, and proves nothing.
  await ended
  expect(child.signalCode).toBe('SIGKILL')
  return reported
}
