import type { Documentation, DocumentedFolder } from '../../scripts/docs/model.ts'

/** Pages in Storybook by what a text may name: a folder, a component or a type. */
export type Pages = ReadonlyMap<string, string>

const getNames = ({ components, types }: DocumentedFolder) => [
  ...components.map(({ name }) => name),
  ...types.flatMap(({ name, home }) => (home === undefined ? [name] : [])),
]

export const listPages = (documentation: Documentation): Pages =>
  new Map(
    Object.entries(documentation).flatMap(([folder, docs]) => {
      const { page } = docs
      return page === undefined ? [] : [folder, ...getNames(docs)].map((name) => [name, page] as const)
    }),
  )

/** A piece of a text: words, or code with the page that it names. */
export interface Piece {
  text: string
  isCode: boolean
  page?: string
}

/** A docstring's paragraph, its code marked. `here` is the page that it stands on, to which nothing leads. */
export const linkPieces = (text: string, pages: Pages, here: string | undefined): Piece[] =>
  text.split('`').map((text, index) => {
    const isCode = index % 2 === 1
    const page = isCode ? pages.get(text.replace(/^<|>$/g, '')) : undefined
    return { text, isCode, ...(page !== undefined && page !== here && { page }) }
  })

/** A type as it is written, its names of types marked. */
export const linkTypePieces = (type: string, pages: Pages): Piece[] =>
  type.split(/('[^']*'|\b[A-Z]\w*\b)/).map((text) => {
    const page = pages.get(text)
    return { text, isCode: true, ...(page !== undefined && { page }) }
  })

/** "Long text on a phone" for a story that Storybook calls "Long Text On A Phone"; the one with all variants has a better name. */
export const formatStoryLabel = (name: string): string =>
  name === 'All Variants'
    ? 'Variants and states'
    : name.charAt(0) + name.slice(1).replace(/\b[A-Z](?=[a-z]|\b)/g, (letter) => letter.toLowerCase())

/** As Storybook knows a story. */
export interface ListedStory {
  id: string
  name: string
  tags: readonly string[]
  parameters: Record<string, unknown>
  storyGlobals: Record<string, unknown>
  playFunction?: unknown
}

/** Frames in the list of stories on one page. Each is a document of its own, of about 40 requests from the cache. */
const mostEmbedded = 4

/** The story with a tag. */
export const findByTag = <T extends ListedStory>(stories: readonly T[], tag: string): T | undefined =>
  stories.find(({ tags }) => tags.includes(tag))

/** What the list of stories has: the rest is further up on the page. */
export const selectListedStories = <T extends ListedStory>(stories: readonly T[]): T[] =>
  stories.filter(({ tags }) => !tags.includes('all-variants') && !tags.includes('usage'))

/**
 * The stories that are drawn in the list, by id; the others are linked. Those with an interaction are, as it plays when
 * they are loaded and takes the focus from the page around them.
 */
export const chooseEmbedded = (stories: readonly ListedStory[]): ReadonlySet<string> =>
  new Set(
    stories
      .filter(({ playFunction }) => playFunction === undefined)
      .slice(0, mostEmbedded)
      .map(({ id }) => id),
  )
