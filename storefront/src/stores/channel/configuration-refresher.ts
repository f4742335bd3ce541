import { textAreas, type TextArea } from '@foyer/contract/channel/calls'
import { toPageConfiguration, type PageConfiguration } from '@foyer/contract/channel/language-variant'
import type { Clock } from '../../cache/clock.ts'
import { lifetimes } from '../../cache/lifetimes.ts'
import { describeFailure } from '../../services/http/failure.ts'
import { parseLanguageText } from '../../services/omnia/language-text.ts'
import type { ChannelClient } from '../../services/omnia/channel-client.ts'
import type { Logger } from '../browser/logger.ts'
import type { Storage } from '../browser/storage.ts'
import {
  dropConfiguration,
  writeStoredConfiguration,
  readStoredConfiguration,
  type ConfigurationTags,
} from './stored-configuration.ts'
import type { Dictionary } from './texts.ts'

/** A valid configuration, or null with its errors, one line each. */
export type CheckConfiguration = (
  json: unknown,
) => Promise<{ value: PageConfiguration; issues: readonly [] } | { value: null; issues: readonly string[] }>

export interface ConfigurationRefresherOptions {
  client: ChannelClient
  storage: Storage
  clock: Clock
  logger: Logger
  languageTag: string
  /** The model's check, which is fetched only when there is something to check. */
  check: CheckConfiguration
}

/** Configuration and texts of a page. */
export interface CarriedConfiguration {
  readonly configuration: PageConfiguration
  readonly texts: Dictionary
  /** Areas that the texts are of. */
  readonly textAreas: readonly TextArea[]
}

/** Interval of age checks: the copy is revalidated at most this long after its lifetime. */
const checkInterval = 60_000

const noTags: ConfigurationTags = { configuration: '', texts: '' }

/**
 * Keeps a copy of configuration and texts in the browser. A page's own data always take precedence and refresh the
 * copy; the copy serves a page that carries none. Invalid data never replace valid ones: one bad release must not break
 * returning visitors.
 */
export class ConfigurationRefresher {
  readonly #options: ConfigurationRefresherOptions

  constructor(options: ConfigurationRefresherOptions) {
    this.#options = options
  }

  /** Takes the page's data. */
  keep(carried: CarriedConfiguration, tags: ConfigurationTags): void {
    const { storage, clock, languageTag } = this.#options
    writeStoredConfiguration(storage, { ...carried, tags, languageTag, checkedAt: clock.now() })
  }

  /** Revalidates the copy if it is older than its lifetime, and replaces it by a newer one. */
  async refresh(): Promise<void> {
    if (this.#isDue()) await this.#fetch()
  }

  #isDue(): boolean {
    const { storage, clock, languageTag } = this.#options
    const stored = readStoredConfiguration(storage, languageTag)
    return !stored || clock.now() - stored.checkedAt >= lifetimes.configuration
  }

  /**
   * Checks the copy's age every minute while the page is visible; after a failure it is revalidated again after another
   * lifetime. Returns a function that stops it.
   */
  start(isSeen: () => boolean): () => void {
    const { clock } = this.#options
    let triedAt: number | null = null
    const timer = setInterval(() => {
      if (!isSeen() || !this.#isDue()) return
      if (triedAt !== null && clock.now() - triedAt < lifetimes.configuration) return
      triedAt = clock.now()
      void this.refresh()
    }, checkInterval)
    return () => clearInterval(timer)
  }

  /** For a page that carries none: the valid copy, otherwise the interface's answer; null without either. */
  async recover(): Promise<CarriedConfiguration | null> {
    const { storage, logger, languageTag, check } = this.#options
    const stored = readStoredConfiguration(storage, languageTag)
    if (stored) {
      const { value, issues } = await check(stored.configuration)
      if (value) return { configuration: value, texts: stored.texts, textAreas: stored.textAreas }
      logger.warn(`The stored configuration is dropped: ${issues.join('; ')}`)
      dropConfiguration(storage, languageTag)
    }
    return this.#fetch()
  }

  /** Fetches both answers; null if nothing is newer than the copy. */
  async #fetch(): Promise<CarriedConfiguration | null> {
    const { client, storage, clock, logger, languageTag, check } = this.#options
    const stored = readStoredConfiguration(storage, languageTag)
    const tags = stored?.tags ?? noTags
    const query = { languageTag }
    // Reset each time: without its copy, an "unchanged" answer would be useless.
    client.know('configuration', {}, { value: null, etag: tags.configuration || null })
    client.know('language-text', query, { value: null, etag: tags.texts || null })
    const [configuration, texts] = await Promise.all([
      client.get('configuration', {}),
      client.get('language-text', query),
    ])
    for (const result of [configuration, texts]) {
      if (!result.ok) logger.warn(`Refreshing the configuration failed: ${describeFailure(result.failure)}`)
    }
    if (!configuration.ok || !texts.ok) return null
    if (stored && configuration.value.isUnchanged && texts.value.isUnchanged) {
      writeStoredConfiguration(storage, { ...stored, checkedAt: clock.now() })
      return null
    }
    const isSame = configuration.value.isUnchanged && stored
    const read = await check(
      isSame ? stored.configuration : getCarriedPart(configuration.value.value, languageTag),
    )
    const dictionary =
      texts.value.isUnchanged && stored
        ? { texts: stored.texts, textAreas: stored.textAreas }
        : parseDictionary(texts.value.value)
    if (!read.value || !dictionary) {
      const reason = read.value ? 'the texts are not texts' : read.issues.join('; ')
      logger.error(`A new configuration is not right, the earlier one is kept: ${reason}`)
      return null
    }
    const carried = { configuration: read.value, ...dictionary }
    this.keep(carried, { configuration: configuration.value.etag ?? '', texts: texts.value.etag ?? '' })
    return carried
  }
}

/** The configuration and texts of a language, from the whole; null if they are missing. Not validated yet. */
function getCarriedPart(answer: unknown, languageTag: string): unknown {
  const variants = member(member(answer, 'configuration'), 'languageVariantConfiguration')
  const primary = member(member(member(answer, 'configuration'), 'languages'), 'primaryLanguageTag')
  const variant = member(variants, languageTag) ?? member(variants, String(primary))
  return typeof variant === 'object' && variant !== null
    ? toPageConfiguration(variant as Parameters<typeof toPageConfiguration>[0])
    : null
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}

/** The texts of every area; null if the answer has none or contains anything else. */
function parseDictionary(answer: unknown): Pick<CarriedConfiguration, 'texts' | 'textAreas'> | null {
  const texts = parseLanguageText(answer)
  return texts && Object.keys(texts).length > 0 ? { texts, textAreas } : null
}
