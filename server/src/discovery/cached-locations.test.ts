import type { LanguageContent } from '../content/assemble.ts'
import type { ContentContext } from '../content/content-context.ts'
import type { ProgrammeSnapshot } from '../schedule/programme.ts'
import { createLocationCache } from './cached-locations.ts'

const context = {
  catalogue: { sites: new Map(), films: new Map(), events: new Map() },
} as unknown as ContentContext
const snapshot = (validUntil: number) => ({ validUntil, byId: new Map() }) as unknown as ProgrammeSnapshot

/** Content that counts how often it was read. */
function countedContent() {
  let count = 0
  const content = new Map<string, LanguageContent>()
  const entries = content[Symbol.iterator].bind(content)
  Object.assign(content, {
    [Symbol.iterator]: () => {
      count += 1
      return entries()
    },
  })
  return { content, count: () => count }
}

it('are collected once, and again when content or programme change or the day ends', () => {
  const locations = createLocationCache(context)
  const { content, count } = countedContent()
  const today = snapshot(1_000)
  const first = locations({ content, snapshot: today, now: 10 })
  const gathered = count()
  expect(locations({ content, snapshot: today, now: 999 })).toBe(first)
  expect(count()).toBe(gathered)
  expect(locations({ content, snapshot: snapshot(2_000), now: 999 })).not.toBe(first)
  const again = locations({ content, snapshot: today, now: 10 })
  expect(locations({ content, snapshot: today, now: 1_000 })).not.toBe(again)
})
