const turns = new WeakMap<HTMLElement, number>()

/**
 * Makes a change of look in one step: transitions are suspended until it has been painted, so that a page does not
 * change color piece by piece. Of changes in quick succession the last one ends the pause.
 */
export function changeWithoutTransitions(root: HTMLElement, change: () => void): void {
  const own = (turns.get(root) ?? 0) + 1
  turns.set(root, own)
  root.dataset['switching'] = ''
  change()
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if (turns.get(root) === own) delete root.dataset['switching']
    })
  })
}
