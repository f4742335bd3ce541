import { model } from '@foyer/theme-tokens/configuration/model'
import { check, flag, maybe, oneOf, part } from '@foyer/theme-tokens/configuration/rules'
import {
  address,
  addressNeeded,
  languageTag,
  languageTagNeeded,
  serviceAddress,
  serviceAddressNeeded,
} from './patterns.ts'
import { text, pattern, whole, hasParts, patterns } from './rules.ts'

/** Address of the ordering and loyalty interface. */
export class VistaConnect {
  /** Above `ocapi/v1`; `/` is the site itself. */
  url = '/'

  regionCode!: string

  /**
   * How a browser holds a member's sign-in: in a cookie that pages cannot read, or as a token in its storage. By default a
   * cookie where the interface is the site itself; another site's cookies do not reach its calls in every browser.
   */
  memberSignIn?: 'Cookie' | 'Token'
}
model(VistaConnect, {
  url: pattern(serviceAddress, `an api url: ${serviceAddressNeeded}`),
  regionCode: text(1, 100),
  memberSignIn: maybe(oneOf(['Cookie', 'Token'])),
})

/** Bases of pictures and films. */
export class ContentNetworks {
  /** Above `media/entity/get/…`; `/` is the site itself. */
  vistaCdn = '/'

  movieExchangeCdn?: string
}
model(ContentNetworks, {
  vistaCdn: pattern(serviceAddress, serviceAddressNeeded),
  movieExchangeCdn: maybe(pattern(address, addressNeeded)),
})

/** What recommends films and finds the nearest cinema. */
export class Personalisation {
  /** Base address of `v2/…`; `/` is the site itself, which handles only orders of its own interface. */
  url = '/'
}
model(Personalisation, {
  url: pattern(serviceAddress, serviceAddressNeeded),
})

export class Captcha {
  type!: 'GoogleRecaptchaV2'

  siteKey!: string
}
model(Captcha, {
  type: oneOf(['GoogleRecaptchaV2']),
  siteKey: pattern(/^[\w-]{10,100}$/, 'a site key of 10 to 100 letters, digits, - and _'),
})

const scriptAddress = /^(https:\/\/[a-z0-9.-]+(:\d{1,5})?|http:\/\/localhost:\d{1,5})\/[\w./~%-]+$/
const scriptAddressNeeded =
  'the address of a script that begins with https://, such as https://stats.example.com/tag.js'

/** Measures visits, once the visitor has agreed. */
export class GoogleTagManager {
  containerId!: string

  /** Source of the container: may be a host of the chain's own that proxies it. */
  scriptUrl = 'https://www.googletagmanager.com/gtm.js'
}
model(GoogleTagManager, {
  containerId: pattern(/^GTM-[A-Z0-9]{4,12}$/, 'a container id such as GTM-ABC123'),
  scriptUrl: pattern(scriptAddress, scriptAddressNeeded),
})

/** Measures how pages do in real browsers, once the visitor has agreed. */
export class RealUserMonitoring {
  /** The provider's identifier of the site. */
  id!: string

  scriptUrl!: string
}
model(RealUserMonitoring, {
  id: pattern(/^[\w.-]{1,100}$/, 'an id of up to 100 letters, digits, dots, - and _'),
  scriptUrl: pattern(scriptAddress, scriptAddressNeeded),
})

export class Services {
  vistaConnect!: VistaConnect

  cdn = new ContentNetworks()

  personalisation?: Personalisation

  captcha?: Captcha

  googleTagManager?: GoogleTagManager

  realUserMonitoring?: RealUserMonitoring
}
model(Services, {
  vistaConnect: part(VistaConnect),
  cdn: part(ContentNetworks),
  personalisation: maybe(part(Personalisation)),
  captcha: maybe(part(Captcha)),
  googleTagManager: maybe(part(GoogleTagManager)),
  realUserMonitoring: maybe(part(RealUserMonitoring)),
})

/** Settings that a client needs first. */
export class SharedInitial {
  services!: Services

  /** Address of the logo's link. */
  cinemaChainUrl = '/'
}
model(SharedInitial, {
  services: part(Services),
  cinemaChainUrl: pattern(address, addressNeeded),
})

export class Language {
  languageTag!: string

  /** In the language itself: visitors look for their own. */
  displayName!: string
}
model(Language, {
  languageTag: pattern(languageTag, languageTagNeeded),
  displayName: text(1, 50),
})

export class DateTime {
  isSundayFirstDayOfWeek = false

  dateFormat = 'DD/MM/YYYY'

  timeFormat = 'HH:mm:ss'
}
model(DateTime, {
  isSundayFirstDayOfWeek: flag(),
  dateFormat: pattern(
    /^(D{1,2}|M{1,4}|Y{4})([ ./-](D{1,2}|M{1,4}|Y{4})){2}$/,
    'a date format such as DD/MM/YYYY',
  ),
  timeFormat: pattern(/^(HH|H|hh|h):mm(:ss)?( [aA])?$/, 'a time format such as HH:mm:ss'),
})

const oneOfEach = (text: unknown) =>
  typeof text === 'string' && text.length <= 20 && ['%s', '%v'].every((mark) => text.split(mark).length === 2)

export class Currency {
  code = 'USD'

  symbol = '$'

  decimals = 2

  thousandsSeparator = ','

  decimalSeparator = '.'

  /** `%s` is the symbol, `%v` the value. */
  format = '%s%v'
}
model(Currency, {
  code: pattern(/^[A-Z]{3}$/, 'an ISO 4217 code such as GBP'),
  symbol: text(1, 5),
  decimals: whole(0, 4),
  thousandsSeparator: text(0, 2),
  decimalSeparator: text(1, 2),
  format: [check('currencyFormat', oneOfEach, 'a format with one %s and one %v')],
})

export class Localisation {
  languages!: Language[]

  dateTime = new DateTime()

  currency = new Currency()
}
model(Localisation, {
  languages: hasParts(Language, {
    least: 1,
    most: 30,
    uniqueBy: 'languageTag',
    needed: 'at least one language',
  }),
  dateTime: part(DateTime),
  currency: part(Currency),
})

/** Domains for "Did you mean …?" besides the popular ones. */
export class EmailSuggestion {
  domains: string[] = []

  secondLevelDomain?: string
}
model(EmailSuggestion, {
  domains: patterns(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain such as example.com'),
  secondLevelDomain: maybe(pattern(/^[a-z0-9-]{1,63}$/, 'the second level of a domain, such as example')),
})

export class SocialImage {
  width = 1_200

  height = 630
}
model(SocialImage, {
  width: whole(200, 4_000),
  height: whole(200, 4_000),
})

/** Section `shared`: services, languages, money and dates. */
export class SharedConfiguration {
  initial!: SharedInitial

  localisation!: Localisation

  distanceUnit: 'mile' | 'kilometre' = 'kilometre'

  /** Pixels of the picture that shared links show. */
  imageSocial = new SocialImage()

  emailSuggestion = new EmailSuggestion()
}
model(SharedConfiguration, {
  initial: part(SharedInitial),
  localisation: part(Localisation),
  distanceUnit: oneOf(['mile', 'kilometre']),
  imageSocial: part(SocialImage),
  emailSuggestion: part(EmailSuggestion),
})
