/** Beyond this a story is scrolled: three brands of it are compared, not read one after another. px. */
const most = 880
/** Its border, px. */
const border = 2

/** Nothing in it yet but what frames the story: what opens over the page may be on its way, and leaves it so. */
const isEmpty = (root: Element) => root.textContent === '' && root.querySelector(':scope > * > *') === null

/**
 * How high a frame has to be for the story in it, px: as its content, up to a bound. Null where something lies over the
 * page, such as a dialog: it takes its height from the frame, and the content says nothing of it.
 */
export function measureFittingHeight(shown: Document): number | null {
  const view = shown.defaultView
  const root = shown.querySelector('#storybook-root')
  if (!view || !root || isEmpty(root)) return null
  const covers = [...shown.body.querySelectorAll('*')].some(
    (element) => view.getComputedStyle(element).position === 'fixed' && element.getClientRects().length > 0,
  )
  return covers ? null : Math.min(Math.ceil(shown.body.scrollHeight) + border, most)
}
