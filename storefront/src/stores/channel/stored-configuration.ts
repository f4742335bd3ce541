import type { TextArea } from '@foyer/contract/channel/calls'
import { isSameLanguage } from '@foyer/contract/omnia/language-address'
import { readJson, type Storage } from '../browser/storage.ts'
import type { Dictionary } from './texts.ts'

/** One for each language: tabs in two languages do not take each other's copy away. */
const toKey = (languageTag: string) => `foyer-configuration-${languageTag.toLowerCase()}`
/** Incremented when the meaning of the stored data changes; a copy of another version is dropped. */
export const storageVersion = '15.0.0'

/** Entity tags of the answers with a page's configuration and texts. */
export interface ConfigurationTags {
  readonly configuration: string
  readonly texts: string
}

/** The configuration and the texts of one language as a browser keeps them. */
export interface StoredConfiguration {
  readonly languageTag: string
  /** As a page carries it; not checked by more than its hash. */
  readonly configuration: unknown
  readonly texts: Dictionary
  /** Areas that the texts are of; a page loads those that it lacks. */
  readonly textAreas: readonly TextArea[]
  readonly tags: ConfigurationTags
  /** Time of the last revalidation, epoch milliseconds. */
  readonly checkedAt: number
}

interface Envelope {
  version: string
  hash: string
  content: StoredConfiguration
}

/** FNV-1a, 32 bit: detects a truncated or overwritten copy, not a forged one. */
function toHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16)
}

const hashContent = ({ configuration, texts }: StoredConfiguration) =>
  toHash(JSON.stringify([configuration, texts]))

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('hash' in value)) return false
  if (value.version !== storageVersion || !('content' in value)) return false
  const { content } = value
  if (typeof content !== 'object' || content === null) return false
  const { tags, texts, textAreas, languageTag, checkedAt } = content as Partial<
    Record<keyof StoredConfiguration, unknown>
  >
  return (
    typeof tags === 'object' &&
    tags !== null &&
    typeof texts === 'object' &&
    texts !== null &&
    Array.isArray(textAreas) &&
    typeof languageTag === 'string' &&
    typeof checkedAt === 'number'
  )
}

export function writeStoredConfiguration(storage: Storage, content: StoredConfiguration): void {
  const envelope: Envelope = { version: storageVersion, hash: hashContent(content), content }
  storage.set(toKey(content.languageTag), JSON.stringify(envelope))
}

/** The copy for a language; one of another version, or a damaged one, is dropped. */
export function readStoredConfiguration(storage: Storage, languageTag: string): StoredConfiguration | null {
  const envelope = readJson(storage, toKey(languageTag))
  if (isEnvelope(envelope) && envelope.hash === hashContent(envelope.content)) {
    return isSameLanguage(envelope.content.languageTag, languageTag) ? envelope.content : null
  }
  dropConfiguration(storage, languageTag)
  return null
}

export function dropConfiguration(storage: Storage, languageTag: string): void {
  storage.remove(toKey(languageTag))
}
