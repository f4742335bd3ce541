import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { assemble, type LanguageContent } from './assemble.ts'
import type { ContentFile } from './content-file.ts'
import type { ContentFacts } from './content-facts.ts'
import { FormSource } from './form-source.ts'
import { PageSource } from './page-source.ts'
import { ContentError, reader } from './read-source.ts'
import { SiteSource } from './site-source.ts'

/** All content as of one moment; the same object until a file changes. */
export interface ContentSnapshot {
  /** Content by language tag, each whole: what a language lacks is the primary one's. */
  readonly languages: ReadonlyMap<string, LanguageContent>
  /** What is wrong, with file and line; empty when all is well. */
  readonly problems: readonly string[]
}

export interface LibraryOptions {
  /** Absolute: the brand's `content`. It may be missing. */
  readonly folder: string
  /** Language tags, the primary one first. */
  readonly languages: readonly string[]
  readonly facts: ContentFacts
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>
  /** Files are looked at again when something is asked for after this long, milliseconds. */
  readonly lookAgainAfter?: number
}

const readers = {
  page: reader(PageSource),
  form: reader(FormSource),
  site: reader(SiteSource),
}
/** `pages/about.yaml`, `forms/lost-property.fr.yaml`, `site.yaml`. */
const filePattern = /^(?:(pages|forms)\/)?([\w-]+)(?:\.([A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*))?\.yaml$/

interface Kept {
  /** Of the version that was last read, good or not. */
  signature: string
  /** The last good version; null before there was one. */
  good: ContentFile | null
}

/**
 * The content folder of a brand. Files are read when first asked for and again when they have changed; one that is
 * wrong is told in the log with its line, and its last good version stays in place.
 */
export class ContentLibrary {
  readonly #options: LibraryOptions
  readonly #kept = new Map<string, Kept>()
  #snapshot: ContentSnapshot | null = null
  #lookedAt = -Infinity
  #looking: Promise<ContentSnapshot> | null = null

  constructor(options: LibraryOptions) {
    this.#options = options
  }

  /** The content as it is now, or was up to `lookAgainAfter` ago. */
  async snapshot(): Promise<ContentSnapshot> {
    const { lookAgainAfter = 1_000 } = this.#options
    const isFresh = performance.now() - this.#lookedAt < lookAgainAfter
    if (this.#snapshot && isFresh) return this.#snapshot
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null
    })
    return this.#looking
  }

  async #look(): Promise<ContentSnapshot> {
    const found = await this.#files()
    const problems: string[] = []
    let hasChanged = this.#snapshot === null
    for (const [file, signature] of found) {
      if (this.#kept.get(file)?.signature === signature) continue
      hasChanged = true
      problems.push(...(await this.#read(file, signature)))
    }
    for (const file of [...this.#kept.keys()].filter((file) => !found.has(file))) {
      hasChanged = true
      this.#kept.delete(file)
    }
    this.#lookedAt = performance.now()
    if (this.#snapshot && !hasChanged) return this.#snapshot
    this.#snapshot = this.#assembled(problems)
    return this.#snapshot
  }

  /** Files with their signatures. */
  async #files(): Promise<Map<string, string>> {
    const names = await readdir(this.#options.folder, { recursive: true }).catch(() => [])
    const files = names.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.yaml'))
    const entries = await Promise.all(
      files.sort().map(async (file): Promise<[string, string]> => {
        const { mtimeMs, size } = await stat(join(this.#options.folder, file))
        return [file, `${mtimeMs} ${size}`]
      }),
    )
    return new Map(entries)
  }

  /** Reads a file that is new or has changed. @returns what is wrong with it */
  async #read(file: string, signature: string): Promise<string[]> {
    const earlier = this.#kept.get(file)?.good ?? null
    try {
      const text = await readFile(join(this.#options.folder, file), 'utf8')
      this.#kept.set(file, { signature, good: parse(file, text) })
      return []
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      this.#kept.set(file, { signature, good: earlier })
      const { message } = error
      this.#options.log.error(
        { problem: message, isOldVersionKept: earlier !== null },
        'a content file is wrong',
      )
      return [message]
    }
  }

  #assembled(wrongFiles: readonly string[]): ContentSnapshot {
    const { languages, facts, log } = this.#options
    const files = [...this.#kept.values()].flatMap(({ good }) => (good ? [good] : []))
    const problems = [...wrongFiles]
    const content = new Map(
      languages.map((tag, index): [string, LanguageContent] => [
        tag,
        assemble({
          files,
          languageTag: tag,
          isPrimary: index === 0,
          facts,
          before: this.#snapshot?.languages.get(tag) ?? null,
          tell: (problem) => {
            if (problems.includes(problem)) return
            problems.push(problem)
            log.error({ problem }, 'content refers to something that is not there')
          },
        }),
      ]),
    )
    return { languages: content, problems }
  }
}

/** @throws ContentError */
function parse(file: string, text: string): ContentFile {
  const [, folder, name, languageTag = null] = filePattern.exec(file) ?? []
  if (name === undefined) throw new ContentError([`${file}: is not a name that content files have`])
  const at = { file, name, languageTag }
  if (folder === 'pages') return { ...at, source: { kind: 'page', page: readers.page(file, text) } }
  if (folder === 'forms') return { ...at, source: { kind: 'form', form: readers.form(file, text) } }
  if (name !== 'site') throw new ContentError([`${file}: should stand in pages or forms`])
  return { ...at, source: { kind: 'site', site: readers.site(file, text) } }
}
