import { fork, type ChildProcess } from 'node:child_process'
import type { MakePicture, PictureJob } from './picture-job.ts'

export interface PictureRequest {
  readonly id: number
  readonly job: PictureJob
}

export type PictureAnswer =
  | { readonly id: number; readonly bytes: Uint8Array; readonly residentBytes: number }
  | { readonly id: number; readonly failure: string }

export interface PictureProcessOptions {
  /** Absolute path of `picture-program`, built or in source. */
  readonly program: string
  /** A process that has grown beyond this many bytes is ended after its current job. */
  readonly mostResident?: number
  /** A process without work for this many milliseconds is ended. */
  readonly idleFor?: number
}

/** Makes pictures in another process: the encoders' memory is returned to the system when it ends. */
export interface PictureProcess {
  readonly make: MakePicture
  /** Ends the process; jobs in progress fail. */
  stop(): void
}

const mebibyte = 1_048_576
const usualMostResident = 320 * mebibyte
const usualIdleFor = 30_000

/** The process ended before it answered. */
export class PictureProcessEnded extends Error {
  constructor() {
    super('The process that makes pictures ended before it had made one')
    this.name = 'PictureProcessEnded'
  }
}

interface Waiting {
  resolve(bytes: Buffer): void
  reject(error: Error): void
}

/** A child process and its unanswered jobs. */
class Maker {
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, Waiting>()
  #isRetired = false
  #next = 0

  constructor(program: string, onAnswer: (answer: PictureAnswer) => void, onEnd: () => void) {
    this.#child = fork(program, [], {
      serialization: 'advanced',
      // Without the server's environment. Two memory arenas for all threads: by default each thread has its own and
      // keeps it.
      env: { MALLOC_ARENA_MAX: '2' },
      execArgv: ['--no-warnings'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#child.unref()
    this.#child.on('message', (answer: PictureAnswer) => {
      const waiting = this.#waiting.get(answer.id)
      this.#waiting.delete(answer.id)
      if ('bytes' in answer)
        waiting?.resolve(
          Buffer.from(answer.bytes.buffer as ArrayBuffer, answer.bytes.byteOffset, answer.bytes.byteLength),
        )
      else waiting?.reject(new Error(answer.failure))
      onAnswer(answer)
      this.#rest()
    })
    const end = () => {
      onEnd()
      for (const waiting of this.#waiting.values()) waiting.reject(new PictureProcessEnded())
      this.#waiting.clear()
    }
    this.#child.once('exit', end)
    this.#child.once('error', end)
  }

  make(job: PictureJob): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const id = this.#next
      this.#next += 1
      this.#waiting.set(id, { resolve, reject })
      // The server does not exit while an answer is awaited.
      this.#child.channel?.ref()
      const request: PictureRequest = { id, job }
      this.#child.send(request, (error) => {
        if (error && this.#waiting.delete(id)) reject(new PictureProcessEnded())
      })
    })
  }

  /** Accepts no more work; ends when all jobs are answered. */
  retire(): void {
    this.#isRetired = true
    this.#rest()
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  get isIdle(): boolean {
    return this.#waiting.size === 0
  }

  #rest(): void {
    if (!this.isIdle) return
    this.#child.channel?.unref()
    if (this.#isRetired && this.#child.connected) this.#child.disconnect()
  }
}

export function createPictureProcess(options: PictureProcessOptions): PictureProcess {
  const { program, mostResident = usualMostResident, idleFor = usualIdleFor } = options
  let current: Maker | null = null
  let idle: NodeJS.Timeout | undefined

  function retire(maker: Maker): void {
    if (current === maker) current = null
    maker.retire()
  }

  function start(): Maker {
    const maker: Maker = new Maker(
      program,
      (answer) => {
        if ('residentBytes' in answer && answer.residentBytes > mostResident) retire(maker)
      },
      () => {
        if (current === maker) current = null
      },
    )
    return maker
  }

  async function make(job: PictureJob): Promise<Buffer> {
    clearTimeout(idle)
    const maker = (current ??= start())
    try {
      return await maker.make(job)
    } finally {
      clearTimeout(idle)
      idle = setTimeout(() => {
        if (current?.isIdle) retire(current)
      }, idleFor)
      idle.unref()
    }
  }

  return {
    // If the process was killed from outside, as the kernel does when memory is short, the job is tried again.
    make: (job) =>
      make(job).catch((error: unknown) => {
        if (error instanceof PictureProcessEnded) return make(job)
        throw error
      }),
    stop() {
      clearTimeout(idle)
      current?.kill()
      current = null
    },
  }
}
