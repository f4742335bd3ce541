const attribute = 'switching'
let latest = 0

/**
 * Makes a change of look in one step: transitions are suspended until it has been painted, so that a page does not
 * change colour piece by piece. Of changes in quick succession the last one ends the pause.
 */
export function withoutTransitions(root: HTMLElement, change: () => void): void {
  latest += 1
  const own = latest
  root.dataset[attribute] = ''
  change()
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if (own === latest) delete root.dataset[attribute]
    })
  })
}
