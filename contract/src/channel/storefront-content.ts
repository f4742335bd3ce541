import {
  navigationBreakpoints,
  navigationInlineItems,
  type NavigationBreakpoint,
} from '@foyer/theme-tokens/breakpoints'
import { model } from '@foyer/theme-tokens/configuration/model'
import { check, maybe, oneOf, part } from '@foyer/theme-tokens/configuration/rules'
import { filmDisplayStatuses, type FilmDisplayStatus } from '../wire/enumerations.ts'
import { listPageParameters, pageTypes, type PageType } from '../omnia/pages.ts'
import {
  brandFile,
  brandFileNeeded,
  directionsAddress,
  directionsAddressNeeded,
  identifier,
  identifierNeeded,
  linkAddress,
  linkAddressNeeded,
  textKey,
  textKeyNeeded,
} from './patterns.ts'
import { choices, hasParts, pattern, patterns, text, textMap, whole } from './rules.ts'
import { Shapes } from './shapes.ts'

const key = () => pattern(textKey, textKeyNeeded)
const id = () => pattern(identifier, identifierNeeded)
/** Parts of the shop that a link may name besides the pages of the content system. */
const shopParts = ['FoodAndBeverage', 'GiftShop', 'Subscriptions'] as const
export type ShopPart = (typeof shopParts)[number]

/** Where a link with an address of its own may open. */
const linkTargets = ['_self', '_blank'] as const
const hash = /^[A-Za-z][\w-]*$/
const hashNeeded = 'the name of a place in a page: a letter, then letters, digits, - and _'

/** Whether a link gives each parameter of its page a value: without it the page has no address. */
const hasParameters = (_: unknown, link: object) => {
  const { page, query } = link as Partial<ConfiguredLink>
  const known = pageTypes.find((type) => type === page)
  return !known || listPageParameters(known).every((name) => Boolean(query?.[name]))
}

/** A link of the navigation, the footer or a tile: a page of the site, or an address of its own. */
export class ConfiguredLink {
  id!: string
  /** Key in the language text. */
  textKey!: string
  page?: PageType | ShopPart
  query?: Record<string, string>
  hash?: string
  href?: string
  /** Where a link with an address of its own opens; default a new window if it leads away from the site. */
  target?: (typeof linkTargets)[number]
  /** Picture of the brand that replaces the label, which is its alternative text. */
  image?: string
}
model(ConfiguredLink, {
  id: [
    ...id(),
    check(
      'target',
      (_, link) =>
        ('page' in link && link.page !== undefined) !== ('href' in link && link.href !== undefined),
      'a link with either page or href',
    ),
    check('parameters', hasParameters, "a link whose query holds a value for each of its page's parameters"),
  ],
  textKey: key(),
  page: maybe(oneOf([...pageTypes, ...shopParts])),
  query: maybe(textMap(/^[\w-]{1,50}$/, /^[^\p{Cc}]{0,200}$/u, 'an object of short texts by parameter')),
  hash: maybe(pattern(hash, hashNeeded)),
  href: maybe(pattern(linkAddress, linkAddressNeeded)),
  target: maybe(oneOf(linkTargets)),
  image: maybe(pattern(brandFile, brandFileNeeded)),
})

export class NotificationSettings {
  /** Milliseconds. */
  autoDismissAfter = 3_500
  maximumShown = 2
}
model(NotificationSettings, { autoDismissAfter: whole(500, 60_000), maximumShown: whole(1, 5) })

export class Navigation {
  /** Maximum number of entries in the header; the rest are under “more”. */
  maximumInline: number = navigationInlineItems
  /** Width below which a menu replaces the navigation: Mobile 768 px, Tablet 1200, Desktop 9999, which is always. */
  menuBelow: NavigationBreakpoint = 'Tablet'
  items!: ConfiguredLink[]
}
model(Navigation, {
  maximumInline: whole(1, 10),
  menuBelow: oneOf(Object.keys(navigationBreakpoints) as NavigationBreakpoint[]),
  items: hasParts(ConfiguredLink, { least: 1, most: 20, uniqueBy: 'id' }),
})

export class FooterColumn {
  id!: string
  textKey!: string
  items!: ConfiguredLink[]
}
model(FooterColumn, {
  id: id(),
  textKey: key(),
  items: hasParts(ConfiguredLink, { least: 1, most: 20, uniqueBy: 'id' }),
})

const isColumn = (value: unknown, footer: object) =>
  Boolean((footer as Partial<Footer>).columns?.some(({ id: column }) => column === value))

export class Footer {
  messageKey!: string
  legalKey!: string
  columns!: FooterColumn[]
  /** Further columns under the first ones. */
  secondaryColumns?: FooterColumn[]
  /** Id of the column that `Colophon` and `Band` put forward, that of the cinemas; default none. */
  leadColumn?: string
}
model(Footer, {
  messageKey: key(),
  legalKey: key(),
  columns: hasParts(FooterColumn, { most: 6, uniqueBy: 'id' }),
  secondaryColumns: maybe(hasParts(FooterColumn, { most: 6, uniqueBy: 'id' })),
  leadColumn: maybe([check('column', isColumn, 'the id of one of the columns')]),
})

export class CinemaGroupPrompt {
  headingKey!: string
  messageKey!: string
  labelKey!: string
  submitKey!: string
}
model(CinemaGroupPrompt, { headingKey: key(), messageKey: key(), labelKey: key(), submitKey: key() })

/** Metadata for search engines and shared links, by keys of the language text. */
export class SeoKeys {
  titleKey!: string
  descriptionKey!: string
}
model(SeoKeys, { titleKey: key(), descriptionKey: key() })

export class HeroCarouselSettings {
  /** Milliseconds. */
  autoplayDelay = 5_000
  films!: string[]
}
model(HeroCarouselSettings, {
  autoplayDelay: whole(1_000, 60_000),
  films: patterns(identifier, identifierNeeded, { most: 12 }),
})

const leadSizes = ['Large', 'Even'] as const
type LeadSize = (typeof leadSizes)[number]

/** The film of the wall that the chain puts first, with its tag. */
export class LeadFilm {
  film!: string
  tagKey!: string
  /** Large: twice as large, with its tagline and more times; Even: as large as the others. */
  size: LeadSize = 'Large'
}
model(LeadFilm, { film: id(), tagKey: key(), size: oneOf(leadSizes) })

export class PosterWall {
  columns = 6
  maximumFilms!: number
  lead?: LeadFilm
}
model(PosterWall, { columns: whole(2, 12), maximumFilms: whole(1, 100), lead: maybe(part(LeadFilm)) })

export class Tile {
  id!: string
  /** Name of a picture among the brand's artwork. */
  picture!: string
  labelKey!: string
  headingKey!: string
  textKey!: string
  link!: ConfiguredLink
}
model(Tile, {
  id: id(),
  picture: id(),
  labelKey: key(),
  headingKey: key(),
  textKey: key(),
  link: part(ConfiguredLink),
})

export class Tiles {
  anchor!: string
  headingKey!: string
  introKey!: string
  items!: Tile[]
}
model(Tiles, {
  anchor: pattern(hash, hashNeeded),
  headingKey: key(),
  introKey: key(),
  items: hasParts(Tile, { most: 12, uniqueBy: 'id' }),
})

/** Today's remaining showtimes at each cinema of the chosen city, as on a leaflet. */
export class Programme {
  headingKey!: string
  /** Label of the link to everything that is on. */
  linkKey!: string
  /** Text of a cinema without more showtimes today. */
  emptyKey!: string
}
model(Programme, { headingKey: key(), linkKey: key(), emptyKey: key() })

export class HomePage {
  seo!: SeoKeys
  titleKey!: string
  hero!: HeroCarouselSettings
  tabs: FilmDisplayStatus[] = ['NowShowing', 'ComingSoon', 'AdvanceBooking']
  posterWall!: PosterWall
  programme?: Programme
  tiles!: Tiles
}
model(HomePage, {
  seo: part(SeoKeys),
  titleKey: key(),
  hero: part(HeroCarouselSettings),
  tabs: choices(filmDisplayStatuses, { least: 1 }),
  posterWall: part(PosterWall),
  programme: maybe(part(Programme)),
  tiles: part(Tiles),
})

export class FilmsPage {
  seo!: SeoKeys
  categories: FilmDisplayStatus[] = ['NowShowing', 'ComingSoon', 'AdvanceBooking']
  recommended: string[] = []
}
model(FilmsPage, {
  seo: part(SeoKeys),
  categories: choices(filmDisplayStatuses, { least: 1 }),
  recommended: patterns(identifier, identifierNeeded, { most: 12 }),
})

export class FilmPage {
  /** Days that can be chosen without opening more. */
  dayStripLength = 12
}
model(FilmPage, { dayStripLength: whole(3, 60) })

const drawing = () => maybe(pattern(brandFile, brandFileNeeded))

/** Small drawings of the brand, 4 by 3, beside the words of pages that have no picture of their own; default none. */
export class Illustrations {
  /** Nothing is at an address. */
  notFound?: string
  signIn?: string
  /** The time to pay has run out. */
  expired?: string
  /** Nothing is on a member's watchlist. */
  emptyWatchlist?: string
}
model(Illustrations, {
  notFound: drawing(),
  signIn: drawing(),
  expired: drawing(),
  emptyWatchlist: drawing(),
})

/** `brands/<brand>/storefront.json`: content of this site's pages besides its theme and its texts. */
export class StorefrontContent {
  $schema?: string
  siteTitle!: string
  chainName!: string
  notifications = new NotificationSettings()
  navigation!: Navigation
  footer!: Footer
  /** Link to the chain's page on privacy and cookies. */
  privacyLink!: ConfiguredLink
  /** To the terms that a visitor accepts by paying; without it they are named and not linked. */
  termsLink?: ConfiguredLink
  cinemaGroupPrompt!: CinemaGroupPrompt
  home!: HomePage
  films!: FilmsPage
  film = new FilmPage()
  shapes = new Shapes()
  illustrations = new Illustrations()
  /** Address of the way to a cinema; default the device's own map. */
  directions = 'geo:{latitude},{longitude}'
}
model(StorefrontContent, {
  $schema: maybe(text(1, 300)),
  siteTitle: text(1, 100),
  chainName: text(1, 100),
  notifications: part(NotificationSettings),
  navigation: part(Navigation),
  footer: part(Footer),
  privacyLink: part(ConfiguredLink),
  termsLink: maybe(part(ConfiguredLink)),
  cinemaGroupPrompt: part(CinemaGroupPrompt),
  home: part(HomePage),
  films: part(FilmsPage),
  film: part(FilmPage),
  shapes: part(Shapes),
  illustrations: part(Illustrations),
  directions: pattern(directionsAddress, directionsAddressNeeded),
})
