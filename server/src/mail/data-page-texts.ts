import type { DataPageTexts } from '../accounts/data/data-page.ts'
import type { Brand } from '../brand/brand.ts'
import { getLanguageFor } from '../brand/languages.ts'
import { createMailTexts } from './mail-texts.ts'

/** Words of the readable page in a member's copy of their data, from a brand's texts of mails. */
export function createDataPageTexts(
  brand: Pick<Brand, 'texts' | 'languages' | 'channel'>,
): (languageTag: string) => DataPageTexts {
  const primaryTag = brand.languages[0] ?? brand.channel.languages.primaryLanguageTag
  return (languageTag) => {
    const { t } = createMailTexts(
      brand.texts,
      getLanguageFor(languageTag, brand.languages) ?? primaryTag,
      primaryTag,
    )
    return {
      title: t('mail.export.page.title'),
      intro: t('mail.export.page.intro'),
      none: t('mail.export.page.none'),
      why: t('mail.export.page.why'),
      howLong: t('mail.export.page.howLong'),
    }
  }
}
