import type { Logger } from '../browser/logger.ts'

/** Kinds of content that a page contains and this storefront cannot show: each is logged once. */
export class UnknownElements {
  readonly #logger: Logger
  readonly #reported = new Set<string>()

  constructor(logger: Logger) {
    this.#logger = logger
  }

  report(type: string): void {
    if (this.#reported.has(type)) return
    this.#reported.add(type)
    this.#logger.warn(`Content of the kind ${type} cannot be shown and is left out`)
  }
}
