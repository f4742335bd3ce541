const playing = '[aria-roledescription=carousel] [data-playing]'

/**
 * Pauses each hero carousel of a page by its own buttons, on its first film: two pages side by side are compared film
 * by film. One that appears later is paused then; one that the visitor plays afterwards plays. Returns a cleanup
 * function.
 */
export function holdHeroes(page: Document): () => void {
  const held = new WeakSet<Element>()
  const hold = () => {
    for (const controls of page.querySelectorAll(playing)) {
      if (held.has(controls)) continue
      held.add(controls)
      const first = controls.querySelector<HTMLElement>('ol button')
      // It may have gone on before the page was all there.
      if (first?.getAttribute('aria-current') !== 'true') first?.click()
      controls.querySelector<HTMLElement>('[data-slot=buttons] > button')?.click()
    }
  }
  const observer = new MutationObserver(hold)
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ['data-playing'] })
  hold()
  return () => {
    observer.disconnect()
  }
}
