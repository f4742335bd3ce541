import { Type, type Static } from 'typebox'
import { linkAddress } from '@foyer/contract/channel/patterns'
import { ElementDisplayRule } from '@foyer/contract/omnia/site-content'
import { OneOf } from '@foyer/contract/wire/common'
import { ImageSource, Key, LinkSource, PageAddress, strict, ContentText } from './page-source.ts'

/** Schema of `content/site.yaml`: content shared by many pages, or by none in particular. */
const Instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})$',
})
/** Ends in `*` for everything below. */
const PagePattern = Type.String({ pattern: '^/([\\w-]+/)*\\*?$' })
const shown = {
  id: Key,
  from: Type.Optional(Instant),
  until: Type.Optional(Instant),
  everyDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  pages: Type.Optional(Type.Array(PagePattern)),
}

export const SiteSource = strict({
  announcements: Type.Optional(
    Type.Array(
      strict({
        ...shown,
        title: ContentText,
        message: ContentText,
        style: Type.Optional(OneOf(['Info', 'Success', 'Warning', 'Error'] as const)),
        action: Type.Optional(
          strict({ name: ContentText, url: Type.String({ pattern: linkAddress.source, maxLength: 500 }) }),
        ),
      }),
    ),
  ),
  popups: Type.Optional(
    Type.Array(
      strict({
        ...shown,
        cinemaGroups: Type.Optional(Type.Array(Key)),
        film: Type.Optional(Key),
        image: Type.Optional(ImageSource),
        /** Below the image, for one without words in it. */
        text: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
        link: Type.Optional(LinkSource),
      }),
    ),
  ),
  elementDisplayRules: Type.Optional(
    Type.Array(
      strict({ selector: ElementDisplayRule.properties.selector, pagesToShow: Type.Array(PagePattern) }),
    ),
  ),
  /** From an address that no longer exists to one of the site; `permanent` if the old one never returns. */
  redirects: Type.Optional(
    Type.Array(
      strict({
        from: PageAddress,
        to: Type.String({ pattern: '^/(?!/)[\\w/?=&#-]*$' }),
        permanent: Type.Optional(Type.Boolean()),
      }),
    ),
  ),
  /** Data by name; a suffix selects a part of it. */
  extensions: Type.Optional(Type.Record(Key, Type.Unknown())),
})
export type SiteSource = Static<typeof SiteSource>
