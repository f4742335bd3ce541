import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { decodeText } from '../brand/decode-text.ts'
import { assemble, addLanguageTags, type LanguageContent } from './assemble.ts'
import type { ContentFile } from './content-file.ts'
import type { ContentContext } from './content-context.ts'
import { FormSource } from './form-source.ts'
import { PageSource } from './page-source.ts'
import { ContentError, createReader } from './read-source.ts'
import { SiteSource } from './site-source.ts'

/** All content at one moment; the same object until a content file or a picture that it names changes. */
export interface ContentSnapshot {
  /** Content by language tag, each complete: what a language lacks is taken from the primary one. */
  readonly languages: ReadonlyMap<string, LanguageContent>
  /** Errors with file and line; empty if there are none. */
  readonly problems: readonly string[]
}

export interface LibraryOptions {
  /** Absolute path of the brand's `content`. It may be missing. */
  readonly folder: string
  /** Language tags, the primary one first. */
  readonly languages: readonly string[]
  readonly context: ContentContext
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>
  /** Minimum interval between checks for changed files, milliseconds; checked on access. */
  readonly refreshAfter?: number
}

const readers = {
  page: createReader(PageSource),
  form: createReader(FormSource),
  site: createReader(SiteSource),
}
/** `pages/about.yaml`, `forms/lost-property.fr.yaml`, `site.yaml`. */
const filePattern = /^(?:(pages|forms)\/)?([\w-]+)(?:\.([A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*))?\.yaml$/
/** Files that editors, file managers and version control create. */
const hiddenPattern = /(^|\/)\./

/** Signature of a file that cannot be read: it is tried again at each check. */
const unreadable = ''

interface CachedFile {
  /** Signature of the version that was last read, valid or not. */
  readonly signature: string
  /** The last valid version; null if there was none. */
  readonly good: ContentFile | null
  /** Error of the version that was last read; null if it is valid. */
  readonly problem: string | null
}

/**
 * The content folder of a brand. Files are read on first access and when they have changed. An invalid file is logged
 * with its line, and its last valid version stays in use.
 */
export class ContentLibrary {
  readonly #options: LibraryOptions
  readonly #cached = new Map<string, CachedFile>()
  /** The brand's own files that the snapshot's content names, with whether each existed. */
  #named: ReadonlyMap<string, boolean> = new Map()
  #snapshot: ContentSnapshot | null = null
  /** Whether there are changes after the snapshot; kept if a check fails halfway. */
  #isDirty = true
  #checkedAt = -Infinity
  #looking: Promise<ContentSnapshot> | null = null

  constructor(options: LibraryOptions) {
    this.#options = options
  }

  /** The content as of now, or of up to `refreshAfter` ago. */
  async snapshot(): Promise<ContentSnapshot> {
    const { refreshAfter = 1_000 } = this.#options
    const isFresh = performance.now() - this.#checkedAt < refreshAfter
    if (this.#snapshot && isFresh) return this.#snapshot
    this.#looking ??= this.#readSnapshot().finally(() => {
      this.#looking = null
    })
    return this.#looking
  }

  async #readSnapshot(): Promise<ContentSnapshot> {
    const found = await this.#files()
    this.#checkedAt = performance.now()
    // Nothing is known of a folder that cannot be read: everything stays as it was.
    if (found === null && this.#snapshot) return this.#snapshot
    for (const [file, signature] of found ?? []) {
      const cached = this.#cached.get(file)
      if (!cached || cached.signature !== signature || signature === unreadable)
        await this.#read(file, signature)
    }
    for (const file of [...this.#cached.keys()].filter((file) => !found?.has(file))) {
      this.#cached.delete(file)
      this.#isDirty = true
    }
    const { hasFile } = this.#options.context
    if (hasFile && [...this.#named].some(([address, was]) => hasFile(address) !== was)) this.#isDirty = true
    if (this.#snapshot && !this.#isDirty) return this.#snapshot
    this.#snapshot = this.#assembled()
    this.#isDirty = false
    return this.#snapshot
  }

  /** Files with their signatures; empty without a folder, null if it cannot be read. */
  async #files(): Promise<Map<string, string> | null> {
    const { folder, log } = this.#options
    let names: string[]
    try {
      names = await readdir(folder, { recursive: true })
    } catch (error) {
      const { code, path, message } = error as NodeJS.ErrnoException
      if (code === 'ENOENT' && path === folder) return new Map()
      log.error({ problem: message }, 'the content folder cannot be read')
      return null
    }
    const files = names
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.yaml') && !hiddenPattern.test(name))
    const entries = files.sort().map(async (file): Promise<[string, string]> => {
      const found = await stat(join(folder, file)).catch(() => null)
      return [file, found?.isFile() ? `${found.mtimeMs} ${found.size}` : unreadable]
    })
    return new Map(await Promise.all(entries))
  }

  /** Reads a new or changed file. Its error is reported once. */
  async #read(file: string, signature: string): Promise<void> {
    const earlier = this.#cached.get(file)
    const good = earlier?.good ?? null
    try {
      if (signature === unreadable) throw new UnreadableError([`${file}: is not a file that can be read`])
      const text = await readText(this.#options.folder, file)
      this.#cached.set(file, { signature, good: parse(file, text), problem: null })
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      const { message: problem } = error
      const isRead = !(error instanceof UnreadableError)
      this.#cached.set(file, { signature: isRead ? signature : unreadable, good, problem })
      if (!isRead && earlier?.problem === problem) return
      this.#options.log.error({ problem, isOldVersionUsed: good !== null }, 'a content file is wrong')
    }
    this.#isDirty = true
  }

  #assembled(): ContentSnapshot {
    const { languages, log } = this.#options
    const { context, named } = recordLookups(this.#options.context)
    // Sorted by name, whatever the order of reading, so that a page's first subpage stays the same after a restart.
    const cached = [...this.#cached].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each)
    const files = cached.flatMap(({ good }) => good ?? [])
    const problems = cached.flatMap(({ problem }) => problem ?? [])
    const content = new Map(
      languages.map((tag): [string, LanguageContent] => [
        tag,
        assemble({
          files,
          languageTag: tag,
          languages,
          context,
          before: this.#snapshot?.languages.get(tag) ?? null,
          report: (problem) => {
            if (problems.includes(problem)) return
            problems.push(problem)
            log.error({ problem }, 'content refers to something that is not there')
          },
        }),
      ]),
    )
    this.#named = named
    return { languages: addLanguageTags(content), problems }
  }
}

/** Wraps a context so that it records the lookups of the brand's files, and answers each the same way every time. */
function recordLookups(context: ContentContext): {
  context: ContentContext
  named: ReadonlyMap<string, boolean>
} {
  const named = new Map<string, boolean>()
  const { hasFile } = context
  if (!hasFile) return { context, named }
  const remembering = (address: string) => {
    const isThere = named.get(address) ?? hasFile(address)
    named.set(address, isThere)
    return isThere
  }
  return { context: { ...context, hasFile: remembering }, named }
}

/** A file that exists and cannot be read: just deleted, a broken link, a folder, another user's. */
class UnreadableError extends ContentError {}

/** @throws UnreadableError, or ContentError if it is not UTF-8 */
async function readText(folder: string, file: string): Promise<string> {
  let bytes: Buffer
  try {
    bytes = await readFile(join(folder, file))
  } catch (error) {
    throw new UnreadableError([`${file}: cannot be read (${(error as NodeJS.ErrnoException).code})`])
  }
  try {
    return decodeText(bytes)
  } catch (error) {
    throw new ContentError([`${file}: ${(error as Error).message}`])
  }
}

/** @throws ContentError */
function parse(file: string, text: string): ContentFile {
  const [, folder, name, languageTag = null] = filePattern.exec(file) ?? []
  if (name === undefined) throw new ContentError([`${file}: is not a valid name of a content file`])
  const at = { file, name, languageTag }
  if (folder === 'pages') return { ...at, source: { kind: 'page', page: readers.page(file, text) } }
  if (folder === 'forms') return { ...at, source: { kind: 'form', form: readers.form(file, text) } }
  if (name !== 'site') throw new ContentError([`${file}: should be in pages or forms`])
  return { ...at, source: { kind: 'site', site: readers.site(file, text) } }
}
