import type { TextArea } from '@foyer/contract/channel/calls'
import { describeFailure } from '../http/failure.ts'
import type { ChannelClient } from './channel-client.ts'

/** Texts by key. */
export type LanguageText = Readonly<Record<string, string>>

/** The texts of an answer, which nothing has checked yet; null when they are missing or something else is among them. */
export function parseLanguageText(answer: unknown): LanguageText | null {
  const texts: unknown =
    typeof answer === 'object' && answer !== null && 'languageText' in answer ? answer.languageText : null
  return isLanguageText(texts) ? texts : null
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
  const texts = parseLanguageText(result.value.value)
  if (!texts) throw new TypeError(`The answer has no texts of ${area}`)
  return texts
}
