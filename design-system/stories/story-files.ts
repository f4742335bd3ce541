import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { ReactNode } from 'react'
import type { Conformance } from '../conformance/entry.ts'
import type { Guidance } from './guidance.ts'

const source = resolve(__dirname, '../src')
const load = createRequire(__filename)

/** What a file of stories exports besides its stories, its `meta`, and its pictures of good and bad use. */
interface StoryModule {
  default: { component?: unknown; subcomponents?: Record<string, unknown>; tags?: string[] }
  UseAndAvoid?: { tags?: string[]; render?: () => ReactNode }
  guidance?: Guidance
  conformance?: Conformance
}

/** A file of stories, loaded. */
export interface StoryFile {
  /** The component's folder with its group: `actions/button`. */
  folder: string
  /** From `src`. */
  file: string
  module: StoryModule
}

/** Loads the stories of every component, for tests. They have hooks of their own: to be called before the first test. */
export const loadStoryFiles = (): StoryFile[] =>
  globSync('*/*/*.stories.tsx', { cwd: source })
    .sort()
    .map((file) => ({ folder: dirname(file), file, module: load(resolve(source, file)) as StoryModule }))
