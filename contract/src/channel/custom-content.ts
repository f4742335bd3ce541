import { model } from '@foyer/theme-tokens/configuration/model'
import { check, flag, maybe, oneOf, part } from '@foyer/theme-tokens/configuration/rules'
import { isPagePath } from '../render/page-path.ts'
import {
  identifier,
  identifierNeeded,
  linkAddress,
  linkAddressNeeded,
  pageAddress,
  pageAddressNeeded,
} from './patterns.ts'
import { text, pattern, hasParts } from './rules.ts'

/** Metadata for search engines and shared links. */
export class PageSeo {
  title!: string

  description = ''

  noIndex = false
}
model(PageSeo, {
  title: text(1, 200),
  description: text(0, 400),
  noIndex: flag(),
})

/** A stretch of a custom page: plain text only, so that nothing of it can be markup. */
export class ContentBlock {
  type!: 'Heading' | 'Paragraph' | 'Link'

  text!: string

  url?: string
}
model(ContentBlock, {
  type: oneOf(['Heading', 'Paragraph', 'Link']),
  text: text(1, 5_000),
  url: maybe(pattern(linkAddress, linkAddressNeeded)),
})

const isFree = (route: unknown) => typeof route !== 'string' || isPagePath(route)

/** A page that only this chain has. */
export class CustomPage {
  id!: string

  name!: string

  route!: string

  seo?: PageSeo

  blocks: ContentBlock[] = []
}
model(CustomPage, {
  id: pattern(identifier, identifierNeeded),
  name: text(1, 100),
  route: [
    ...pattern(pageAddress, pageAddressNeeded),
    // A page there would never be requested.
    check('pagePath', isFree, 'an address that is not one of the interfaces, media and files of the site'),
  ],
  seo: maybe(part(PageSeo)),
  blocks: hasParts(ContentBlock),
})

const standardPageTypes = [
  'Films',
  'Events',
  'FoodAndBeverage',
  'GiftShop',
  'Sites',
  'LoyaltySignUp',
  'Subscriptions',
] as const

/** A page that every chain may have. */
export class StandardPage {
  type!: (typeof standardPageTypes)[number]

  isEnabled = true

  name?: string

  seo?: PageSeo
}
model(StandardPage, {
  type: oneOf(standardPageTypes),
  isEnabled: flag(),
  name: maybe(text(1, 100)),
  seo: maybe(part(PageSeo)),
})
