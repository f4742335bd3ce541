import type { PlainElement } from '@foyer/contract/omnia/grid'

/** What each kind of element cannot be shown without. */
const needs: { [T in PlainElement['type']]?: keyof Extract<PlainElement, { type: T }> } = {
  accordion: 'items',
  button: 'link',
  form: 'form',
  headline: 'text',
  image: 'image',
  richText: 'html',
  videoEmbed: 'url',
}

/**
 * Content that a block is made of, as a server sent it: the contract is a promise, not a check.
 * @param component that wants to show it
 * @param section of the page in which it stands
 * @param type of the content
 * @throws Error when it is not there, for the boundary of the block to log and to tell
 */
export function findNeededContent<T>(
  content: T | null | undefined,
  component: string,
  section: string,
  type: string,
): T {
  if (content === null || content === undefined)
    throw new Error(`Cannot render ${component} without ${section} ${type} content`)
  return content
}

/** The same for an element of the grid. */
export function findNeededByElement(element: PlainElement): void {
  const need = needs[element.type]
  if (need) findNeededContent((element as Record<string, unknown>)[need], element.type, 'grid', need)
}
