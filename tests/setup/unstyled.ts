/**
 * No styles where components are tested: jsdom draws nothing, and up to a third of the time of these tests went into
 * matching some hundred rules with each element whose role or name was asked for. A suite that asks for a style, or for
 * what styles hide, has them by `jest.unmock('@emotion/sheet')`.
 */
class UnstyledSheet {
  readonly tags: HTMLStyleElement[] = []

  hydrate(nodes: readonly HTMLStyleElement[]): void {
    this.tags.push(...nodes)
  }

  insert(): void {
    // Nothing is drawn.
  }

  flush(): void {
    this.tags.length = 0
  }
}

jest.mock('@emotion/sheet', () => ({ StyleSheet: UnstyledSheet }))
