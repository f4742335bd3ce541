/**
 * No styles where components of the storefront are tested: jsdom draws nothing, and a third of the time of these tests
 * went into matching some hundred rules with each element whose role or name was asked for. What styles do is tested in
 * the design system, and in a browser. A suite that asks for a style has them by `jest.unmock('@emotion/sheet')`.
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
