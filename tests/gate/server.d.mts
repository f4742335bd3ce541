import type { ChildProcess } from 'node:child_process'

export interface RunningServer {
  readonly address: string
  readonly data: string
  readonly process: ChildProcess
  log(): string
  stop(): Promise<void>
}

export function startServer(options: {
  port: number
  payPort?: number
  data?: string
  /** Another product's root than this one, absolute. */
  root?: string
  env?: Record<string, string>
}): Promise<RunningServer>
