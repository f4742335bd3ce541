import type { TextArea } from '@foyer/contract/channel/calls'
import { describeFailure } from '../http/failure.ts'
import type { ChannelClient } from './channel-client.ts'

/** Texts by key. */
export type LanguageText = Readonly<Record<string, string>>

const getMember = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'languageText' in answer ? answer.languageText : null

/** The texts of an answer, which nothing has checked yet; null when they are missing or something else is among them. */
export function parseLanguageText(answer: unknown): LanguageText | null {
  const texts = getMember(answer)
  return isLanguageText(texts) ? texts : null
}

/**
 * The texts of an answer without values of another type, so that one record does not break a page; null without any.
 */
function selectTexts(answer: unknown): LanguageText | null {
  const texts = getMember(answer)
  if (typeof texts !== 'object' || texts === null) return null
  const usable = Object.entries(texts).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return usable.length > 0 ? Object.fromEntries(usable) : null
}

const isLanguageText = (value: unknown): value is LanguageText =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

/** Fetches the texts of one area. Rejects when they do not come, as an import of code does. */
export async function fetchLanguageText(
  client: ChannelClient,
  area: TextArea,
  languageTag: string,
): Promise<LanguageText> {
  const result = await client.get(`${area}/language-text`, { languageTag })
  if (!result.ok) throw new Error(`The texts of ${area} did not come: ${describeFailure(result.failure)}`)
  const texts = selectTexts(result.value.value)
  if (!texts) throw new TypeError(`The answer has no texts of ${area}`)
  return texts
}
