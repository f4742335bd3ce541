import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError } from '@foyer/theme-tokens/configuration/configuration-error'
import { parseModel, readModel } from '@foyer/theme-tokens/configuration/read'
import { ChannelConfiguration } from './channel-configuration.ts'
import { changed, minimalChannel } from './testing/minimal.ts'

type Broken = [path: string, value: unknown, needed: RegExp, at?: string]

const voucher = { id: 'a', type: 'Voucher', label: 'A', pin: 'None' }
const connect = 'shared.initial.services.vistaConnect'
const currency = 'shared.localisation.currency'
const codeTypes = 'tickets.ticketRedemption.codeTypes'
const long = (length: number) => 'x'.repeat(length)
const image = { name: 'stub', url: '/brand/stub.svg', width: 10, height: 10 }
const page = { id: 'terms', name: 'Terms', route: '/terms/' }
const withIcon = (viewBox: string, paths: unknown = ['M0 0h1']) => [{ ...voucher, icon: { viewBox, paths } }]

/** One invalid setting each: its path, its value, what the error must ask for, and the error's path if it differs. */
const broken: Broken[] = [
  // Who the channel is.
  ['culture', undefined, /language tag/],
  ['culture', 'English', /language tag/],
  ['culture', null, /language tag/],
  ['country', 'gb', /ISO 3166-1/],
  ['country', 'GBR', /ISO 3166-1/],
  ['tenantId', '', /1 to 50 characters/],
  ['tenantId', long(51), /1 to 50 characters/],
  ['tenantId', undefined, /1 to 50 characters/],
  ['filmTerritoryShortCode', '', /1 to 5 characters/],
  ['filmTerritoryShortCode', 'GBRXYZ', /1 to 5 characters/],
  ['filmTerritoryShortCode', 44, /1 to 5 characters/],
  ['requiredCinemaGroupPrompt', 'yes', /true or false/],
  ['tenant', 'halcyon', /no such setting/],
  ['__proto__x', {}, /no such setting/],
  // Addresses.
  ['pages', { Films: 'films/' }, /slash at both ends/],
  ['pages', { Films: '/films' }, /slash at both ends/],
  ['pages', { FilmDetails: '/films/:filmId/:filmId/' }, /no parameter twice/],
  ['pages', { FilmDetails: '/films/:id/' }, /the page's own parameters/],
  ['pages', { Films: '/films/:filmId/' }, /the page's own parameters/],
  ['pages', { Filmes: '/films/' }, /page aliases/],
  ['pages', [], /page aliases/],
  ['pages', { Films: '/films/?a=b' }, /slash at both ends/],
  ['connectOrigins', ['https://api.example.com/path'], /origin/],
  ['connectOrigins', 'https://api.example.com', /list/],
  ['mediaOrigins', ["https://a.example; script-src 'unsafe-inline'"], /origin/],
  ['formOrigins', ['https://a.example', 'https://a.example'], /without repetitions/],
  // Services.
  [connect, undefined, /object/],
  [`${connect}.url`, '', /api url/],
  [`${connect}.url`, 'ftp://api.example.com', /api url/],
  [`${connect}.url`, '//api.example.com', /api url/],
  [`${connect}.url`, 'javascript:alert(1)', /api url/],
  [`${connect}.url`, '/tickets/', /api url/],
  [`${connect}.url`, 'https://user:word@api.example.com', /api url/],
  [`${connect}.url`, 'https://api.example.com/?key=1', /api url/],
  [`${connect}.url`, 'http://::1:4000', /api url/],
  [`${connect}.url`, 'http://[::1', /api url/],
  [`${connect}.url`, 'http://[api.example.com]', /api url/],
  [`${connect}.regionCode`, '', /1 to 100 characters/],
  [`${connect}.regionCode`, long(101), /1 to 100 characters/],
  [`${connect}.regionCode`, undefined, /1 to 100 characters/],
  ['shared.initial.services.cdn.vistaCdn', 'cdn.example.com', /address/],
  ['shared.initial.services.cdn', 'https://cdn.example.com', /object/],
  [
    'shared.initial.services.captcha',
    { type: 'Turnstile', siteKey: long(40) },
    /GoogleRecaptchaV2/,
    'shared.initial.services.captcha.type',
  ],
  [
    'shared.initial.services.captcha',
    { type: 'GoogleRecaptchaV2' },
    /site key/,
    'shared.initial.services.captcha.siteKey',
  ],
  ['shared.initial.services.captcha', null, /object/],
  ...[
    'http://stats.example.com/gtm.js',
    'https://stats.example.com',
    "https://stats.example.com/a.js'; script-src *",
    'javascript:alert(1)',
    '//stats.example.com/gtm.js',
  ].map(
    (scriptUrl) =>
      [
        'shared.initial.services.realUserMonitoring',
        { id: 'halcyon', scriptUrl },
        /address of a script that begins with https/,
        'shared.initial.services.realUserMonitoring.scriptUrl',
      ] as [string, unknown, RegExp, string],
  ),
  [
    'shared.initial.services.googleTagManager',
    { containerId: 'UA-1' },
    /container id/,
    'shared.initial.services.googleTagManager.containerId',
  ],
  ['shared.initial.cinemaChainUrl', 'halcyon.example', /address/],
  ['shared.initial', undefined, /object/],
  // Languages, dates, money.
  ['shared.localisation.languages', [], /at least one language/],
  ['shared.localisation.languages', undefined, /at least one language/],
  [
    'shared.localisation.languages',
    [
      { languageTag: 'en', displayName: 'English' },
      { languageTag: 'en', displayName: 'Again' },
    ],
    /languageTag twice/,
  ],
  [
    'shared.localisation.languages',
    [{ languageTag: 'en', displayName: '' }],
    /1 to 50 characters/,
    'shared.localisation.languages[0].displayName',
  ],
  [
    'shared.localisation.languages',
    [
      { languageTag: 'en', displayName: 'English' },
      { languageTag: 'fr_CA', displayName: 'Français' },
    ],
    /language tag/,
    'shared.localisation.languages[1].languageTag',
  ],
  ['languages.primaryLanguageTag', 'fr', /among shared.localisation.languages/, 'languages'],
  ['languages', undefined, /primaryLanguageTag|object/],
  ['shared.localisation.dateTime.isSundayFirstDayOfWeek', 0, /true or false/],
  ['shared.localisation.dateTime.dateFormat', 'mm/dd', /date format/],
  ['shared.localisation.dateTime.timeFormat', '24h', /time format/],
  [`${currency}.format`, '%v', /one %s and one %v/],
  [`${currency}.format`, '%s', /one %s and one %v/],
  [`${currency}.format`, '%s%s%v', /one %s and one %v/],
  [`${currency}.format`, '%s%v%v', /one %s and one %v/],
  [`${currency}.format`, '', /one %s and one %v/],
  [`${currency}.code`, 'pound', /ISO 4217/],
  [`${currency}.decimals`, 2.5, /whole number from 0 to 4/],
  [`${currency}.decimals`, -1, /whole number from 0 to 4/],
  [`${currency}.symbol`, '', /1 to 5 characters/],
  ['shared.distanceUnit', 'league', /mile, kilometre/],
  ['shared.emailSuggestion.domains', ['example'], /domain/],
  ['shared.imageSocial.width', 20, /whole number/],
  [codeTypes, withIcon('0 0 600'), /four numbers/, `${codeTypes}[0].icon.viewBox`],
  [codeTypes, withIcon('0 0 600 a'), /four numbers/, `${codeTypes}[0].icon.viewBox`],
  [codeTypes, withIcon('0,0,600,338'), /four numbers/, `${codeTypes}[0].icon.viewBox`],
  [codeTypes, withIcon('0 0 600 338 1'), /four numbers/, `${codeTypes}[0].icon.viewBox`],
  [codeTypes, withIcon('0 0 10 10', []), /at least one path/, `${codeTypes}[0].icon.paths`],
  [codeTypes, withIcon('0 0 10 10', ['<script>']), /SVG path/, `${codeTypes}[0].icon.paths`],
  // Browsing, food and drink, gift shop.
  ['browsing.maximumSelectedSites', 0, /whole number from 1/],
  ['browsing.maximumSelectedSites', '5', /whole number from 1/],
  ['browsing.filmSort', 'Random', /Alphabetical, ReleaseDate/],
  ['foodAndBeverage.deliveryComments.maximumAllowedLength', 101, /from 1 to 100/],
  ['foodAndBeverage.deliveryComments.maximumAllowedLength', 0, /from 1 to 100/],
  ['foodAndBeverage.itemComments.maximumAllowedLength', 201, /from 1 to 200/],
  ['foodAndBeverage.itemDeliveries.method', 'Drone', /InSeat, CustomLocation/],
  ['foodAndBeverage.tips.order.suggestedPercentages', [10, 120], /from 0 to 100/],
  ['foodAndBeverage.mandatoryFee.inSeatDelivery.percentage', -1, /from 0 to 100/],
  ['foodAndBeverage.mandatoryFee.takeaway', {}, /no such setting/],
  ['giftShop.maximumAllowedItemsInAnOrder', 0, /from 1 to 999/],
  // Members.
  ['loyalty.memberIdentifier', 'Phone', /Username, Email/],
  ['loyalty.minimumMemberAge', 22, /from 0 to 21/],
  [
    'loyalty.passwordRules',
    [{ text: 'x', regex: '[' }],
    /regular expression/,
    'loyalty.passwordRules[0].regex',
  ],
  [
    'loyalty.passwordRules',
    [{ text: 'x', regex: '(a+)+$' }],
    /regular expression/,
    'loyalty.passwordRules[0].regex',
  ],
  [
    'loyalty.passwordRules',
    [{ text: 'x', regex: long(201) }],
    /regular expression/,
    'loyalty.passwordRules[0].regex',
  ],
  [
    'loyalty.passwordRules',
    [{ text: '', regex: '[A-Z]' }],
    /1 to 200 characters/,
    'loyalty.passwordRules[0].text',
  ],
  ['loyalty.friendCodeDisplayFormat', '****-****-****-****', /exactly 20 asterisks/],
  ['loyalty.friendCodeDisplayFormat', '****-****-****-****-*****', /exactly 20 asterisks/],
  ['loyalty.friendCodeDisplayFormat', 'A****-****-****-****-****', /exactly 20 asterisks/],
  ['loyalty.friendCodeDisplayFormat', '****-****-****-****-****7', /exactly 20 asterisks/],
  ['loyalty.memberPaymentCardWallet.expiringSoonThresholdInMonths', -1, /from 0 to 24/],
  ['loyalty.memberWatchlist', true, /object/],
  ['livingTicket.admittingDuration', 0, /from 1 to 24/],
  ['livingTicket.useLivingTicketV2', 1, /true or false/],
  ['livingTicket.images', [{ ...image, url: 'stub.svg' }], /address/, 'livingTicket.images[0].url'],
  ['livingTicket.images', [{ ...image, fromLeft: 101 }], /from 0 to 100/, 'livingTicket.images[0].fromLeft'],
  ['subscription.expiringSoonThresholdInMonths', 25, /from 0 to 24/],
  ['subscription.showThirdPartyPaymentProviderWarning', 'no', /true or false/],
  // Tickets and orders.
  ['tickets', undefined, /object/],
  ['tickets.maximumAllowedTicketsInAnOrder', 0, /from 1 to 100/],
  ['tickets.maximumAllowedTicketsInAnOrder', 2.5, /whole number/],
  ['tickets.isSeatFirstOrdering', 'SeatFirst', /true or false/],
  ['tickets.bookingFees.isInclusiveInPrice', 'Inclusive', /true or false/],
  ['tickets.unpaidBookings.unpaidBookingCutoffTime', -5, /from 0 to/],
  ['tickets.fewLeftShare', 10, /from 0 to 1/],
  [codeTypes, [], /at least one ticket redemption code type/],
  [codeTypes, undefined, /at least one ticket redemption code type/],
  [codeTypes, [voucher, { ...voucher, label: 'B' }], /same id twice/],
  [codeTypes, [{ ...voucher, pin: 'Sometimes' }], /Required, Optional, None/, `${codeTypes}[0].pin`],
  [codeTypes, [{ ...voucher, pin: undefined }], /pin with a Voucher/, `${codeTypes}[0].type`],
  [
    codeTypes,
    [{ id: 'a', label: 'A', type: 'ThirdPartyMemberCard', pin: 'None' }],
    /thirdPartyMemberSchemeId/,
    `${codeTypes}[0].type`,
  ],
  [codeTypes, [{ id: 'a', label: 'A', type: 'GiftCard' }], /pin with a Voucher/, `${codeTypes}[0].type`],
  [codeTypes, [{ ...voucher, type: 'DiscountCode' }], /none with a DiscountCode/, `${codeTypes}[0].type`],
  [codeTypes, [{ ...voucher, type: 'Coupon' }], /Voucher, ThirdPartyMemberCard/, `${codeTypes}[0].type`],
  [
    codeTypes,
    [{ ...voucher, format: { partialFormat: '##', fullFormat: '####', prefixLength: -1 } }],
    /whole number/,
    `${codeTypes}[0].format.prefixLength`,
  ],
  ['transaction.maximumAllowedItemsInAnOrder', 1_000, /from 1 to 999/],
  ['transaction.isTaxInclusiveMode', 'Inclusive', /true or false/],
  ['transaction.customerDetails.autofillMemberDetails', null, /true or false/],
  ['seatMap.defaultUnallocatedSeatAvailability', 'Gone', /Available, Sold/],
  ['seatMap.rules.filledSofas.isEnabled', 'on', /true or false/],
  ['seatMap.rules.noGaps', true, /no such setting/],
  ['seatMap.premierAreaCategoryIds', ['front row'], /an id of 1 to 100 letters/],
  ['seatMap.controls', ['Zoom', 'Tilt'], /a list of Zoom, Pan/],
  ['seatMap.controls', ['Zoom', 'Zoom'], /without repetitions/],
  ['feature.giftShop', 'soon', /true or false/],
  // Pages of the chain's own.
  ['customPages', [page, { ...page, name: 'Again' }], /same id twice/],
  ['customPages', [page, { ...page, id: 'again' }], /same route twice/],
  ['customPages', [{ ...page, route: 'terms' }], /slash at both ends/, 'customPages[0].route'],
  ['customPages', [{ ...page, route: '/terms/:id/' }], /slash at both ends/, 'customPages[0].route'],
  ['customPages', [{ ...page, route: '/terms/*/' }], /slash at both ends/, 'customPages[0].route'],
  ['customPages', [{ ...page, route: '/api/terms/' }], /interfaces, media/, 'customPages[0].route'],
  ['customPages', [{ ...page, route: '/monitoring/' }], /interfaces, media/, 'customPages[0].route'],
  ['customPages', [{ ...page, route: '/' }], /page terms: at \/ stands the page Home \(\/\)/],
  ['customPages', [page, { ...page, id: 'a', route: '/films/' }], /page a: .* the page Films \(\/films\/\)/],
  ['customPages', [{ ...page, route: '/order/payment/' }], /stands a page of the shop itself/],
  ['customPages', [{ ...page, route: 7 }], /slash at both ends/, 'customPages[0].route'],
  [
    'customPages',
    [{ ...page, blocks: [{ type: 'Html', text: '<b>' }] }],
    /Heading, Paragraph, Link/,
    'customPages[0].blocks[0].type',
  ],
  [
    'customPages',
    [{ ...page, blocks: [{ type: 'Link', text: 'x', url: 'javascript:alert(1)' }] }],
    /address/,
    'customPages[0].blocks[0].url',
  ],
  ['customPages', {}, /list/],
  ['standardPages', [{ type: 'Bowling' }], /Films, Events/, 'standardPages[0].type'],
  ['standardPages', [{ type: 'Films' }, { type: 'Films' }], /same type twice/],
  ['themes.selectedThemeName', 'no spaces please', /id of/],
]

const valueAt = (whole: object, path: string): unknown =>
  path.split('.').reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], whole)

type Good = [path: string, value: unknown]
const good: Good[] = [
  ['culture', 'pt-BR'],
  ['tenantId', long(50)],
  ['tenantId', 'x'],
  ['filmTerritoryShortCode', 'GB-EN'],
  ['filmTerritoryShortCode', 'G'],
  ['requiredCinemaGroupPrompt', false],
  ['pages', { Films: '/what-is-on/', FilmDetails: '/what-is-on/:filmName/:filmId/', Home: '/' }],
  ['connectOrigins', ['https://api.example.com', 'http://localhost:4001']],
  [`${connect}.url`, 'https://api.example.com/WSVistaWebClient'],
  [`${connect}.url`, 'http://[::1]:4000/ocapi'],
  [`${connect}.url`, 'https://[2001:db8::ffff:192.0.2.1]'],
  [`${connect}.regionCode`, long(100)],
  [`${connect}.regionCode`, 'x'],
  ['shared.initial.services.captcha', { type: 'GoogleRecaptchaV2', siteKey: '6Lc_aCMTAAAAABx7u2W0WPXnVbI' }],
  ['shared.initial.services.captcha', undefined],
  ['shared.initial.services.googleTagManager', { containerId: 'GTM-ABC123' }],
  [
    'shared.initial.services.googleTagManager',
    { containerId: 'GTM-ABC123', scriptUrl: 'https://stats.halcyon.example/gtm.js' },
  ],
  [
    'shared.initial.services.realUserMonitoring',
    { id: 'halcyon', scriptUrl: 'http://localhost:4123/rum.js' },
  ],
  ['shared.initial.cinemaChainUrl', 'https://www.example.com/cinemas/'],
  [
    'shared.localisation.languages',
    [
      { languageTag: 'en', displayName: 'English' },
      { languageTag: 'fr', displayName: 'Français' },
    ],
  ],
  ['shared.localisation.dateTime.isSundayFirstDayOfWeek', true],
  [`${currency}.format`, '%v %s'],
  [`${currency}`, { code: 'JPY', symbol: '¥', decimals: 0, thousandsSeparator: '' }],
  [codeTypes, withIcon('0 0 600 338')],
  [codeTypes, withIcon('-1.5 0 600 338.25')],
  ['seatMap.controls', []],
  ['browsing.maximumSelectedSites', 1],
  ['browsing.maximumSelectedSites', 8],
  ['foodAndBeverage.itemDeliveries.method', 'CustomLocation'],
  ['foodAndBeverage.itemComments.maximumAllowedLength', 200],
  ['foodAndBeverage.deliveryComments.maximumAllowedLength', 1],
  ['foodAndBeverage.tips.order', { isEnabled: true, suggestedPercentages: [5, 10, 12.5] }],
  ...['inSeatDelivery', 'locationItemDelivery', 'order'].flatMap((place): Good[] => [
    [`foodAndBeverage.mandatoryFee.${place}`, { isEnabled: true, percentage: 12.5 }],
    [`foodAndBeverage.tips.${place}`, { isEnabled: true, suggestedPercentages: [10] }],
  ]),
  ['foodAndBeverage.itemDeliveries.method', 'InSeat'],
  ['loyalty.memberIdentifier', 'Username'],
  ['loyalty.memberIdentifier', 'Email'],
  ['loyalty.minimumMemberAge', 0],
  ['loyalty.minimumMemberAge', 21],
  ['loyalty.memberWatchlist.isEnabled', false],
  ['subscription.showThirdPartyPaymentProviderWarning', true],
  ['loyalty.passwordRules', [{ text: 'A sign', regex: '[!-/]' }]],
  ['loyalty.friendCodeDisplayFormat', '*'.repeat(20)],
  ['loyalty.friendCodeDisplayFormat', '** ** ** ** ** / ** ** ** ** **'],
  ['livingTicket', { admittingDuration: 2, useLivingTicketV2: true, images: [image] }],
  [
    codeTypes,
    [
      voucher,
      { id: 'b', label: 'B', type: 'ThirdPartyMemberCard', thirdPartyMemberSchemeId: 's1' },
      { id: 'c', label: 'C', type: 'MemberSubscriptionCard', subscriptionId: 'u1' },
      { id: 'd', label: 'D', type: 'GiftCard', pin: 'Optional' },
      { id: 'e', label: 'E', type: 'DiscountCode' },
    ],
  ],
  [codeTypes, [{ ...voucher, format: { partialFormat: '#### ', fullFormat: '#### ####', prefixLength: 2 } }]],
  ['tickets.isSeatFirstOrdering', true],
  ['tickets.bookingFees', { isApplicableToUnpaidBookings: true, isInclusiveInPrice: false }],
  ['tickets.unpaidBookings', { allowUnpaidBookings: true, unpaidBookingCutoffTime: 30 }],
  ['tickets.showTicketsForUnselectedAreaCategories', true],
  ['tickets.showShowtimeAttributeLegend', false],
  ['transaction.isTaxInclusiveMode', false],
  ['transaction.customerDetails', { autofillMemberDetails: false, autofillMemberTaxDetails: false }],
  ['tickets.ticketRedemption.pin', { isRequired: true }],
  [
    'customPages',
    [
      {
        ...page,
        seo: { title: 'Terms' },
        blocks: [{ type: 'Link', text: 'Write to us', url: 'mailto:a@b.example' }],
      },
    ],
  ],
  ['standardPages', [{ type: 'Films' }, { type: 'GiftShop', isEnabled: false }]],
  ['$schema', '../../contract/channel-configuration.schema.json'],
]

describe('a configuration that cannot be used', () => {
  it.each(broken)('%s = %j is refused and %s is asked for', (path, value, needed, at = path) => {
    const { issues } = readModel(ChannelConfiguration, changed(minimalChannel, path, value))
    expect(issues.map((issue) => issue.path)).toContain(at)
    const issue = issues.find((each) => each.path === at)
    expect(issue?.needed).toMatch(needed)
    if (value === undefined) expect(issue?.found).toBe('nothing')
    expect(issues).toHaveLength(1)
  })

  it('is refused in the words of the specification, with everything that is wrong', () => {
    const json = changed(changed(minimalChannel, 'tenantId', ''), `${currency}.format`, '%v')
    const read = () => parseModel(ChannelConfiguration, json)
    expect(read).toThrow(ConfigurationError)
    expect(read).toThrow(/^Some configuration settings are invalid/)
    expect(read).toThrow('tenantId: found "", needed a text of 1 to 50 characters')
    expect(read).toThrow(
      'shared.localisation.currency.format: found "%v", needed a format with one %s and one %v',
    )
  })

  it.each([null, [], 'text', 3])('is refused when it is %j', (json) => {
    expect(() => parseModel(ChannelConfiguration, json)).toThrow(ConfigurationError)
  })

  it('covers at least eighty ways', () => {
    expect(broken.length).toBeGreaterThanOrEqual(80)
  })
})

describe('a configuration that can be used', () => {
  it.each(good)('may have %s = %j, which is what is read', (path, value) => {
    const model = parseModel(ChannelConfiguration, changed(minimalChannel, path, value))
    // As plain data: the parts of the model are objects of classes, with defaults for what is not said.
    expect(JSON.parse(JSON.stringify({ found: valueAt(model, path) }))).toMatchObject(
      value === undefined ? {} : { found: value },
    )
  })

  it('covers at least twenty-five', () => {
    expect(good.length).toBeGreaterThanOrEqual(25)
  })

  it('has the defaults of the specification where it says nothing', () => {
    const {
      shared,
      browsing,
      foodAndBeverage,
      loyalty,
      livingTicket,
      subscription,
      tickets,
      transaction,
      seatMap,
    } = parseModel(ChannelConfiguration, minimalChannel)
    expect(tickets).toMatchObject({
      maximumAllowedTicketsInAnOrder: 20,
      isSeatFirstOrdering: false,
      redemptionExpiringSoonDurationInDays: 90,
      bookingFees: { isInclusiveInPrice: true },
      unpaidBookings: { unpaidBookingCutoffTime: 0 },
    })
    expect(transaction).toMatchObject({
      maximumAllowedItemsInAnOrder: 99,
      isTaxInclusiveMode: true,
      customerDetails: { autofillMemberDetails: true, autofillMemberTaxDetails: true },
    })
    expect(loyalty.memberIdentifier).toBe('Email')
    expect(loyalty.memberPaymentCardWallet.expiringSoonThresholdInMonths).toBe(1)
    expect(loyalty.defaultMemberBalanceTypeName).toBe('Points')
    expect(loyalty.friendCodeDisplayFormat.split('*')).toHaveLength(21)
    expect(subscription.expiringSoonThresholdInMonths).toBe(1)
    expect(livingTicket.admittingDuration).toBe(1)
    expect(browsing.maximumSelectedSites).toBe(5)
    expect(foodAndBeverage.tips.order.isEnabled).toBe(false)
    expect(foodAndBeverage.tips.inSeatDelivery.isEnabled).toBe(false)
    expect(foodAndBeverage.tips.locationItemDelivery.isEnabled).toBe(false)
    expect(foodAndBeverage.maximumModifiersPerItem).toBe(99)
    expect(foodAndBeverage.itemComments.maximumAllowedLength).toBe(25)
    expect(foodAndBeverage.deliveryComments.maximumAllowedLength).toBe(35)
    expect(seatMap.defaultUnallocatedSeatAvailability).toBe('Sold')
    expect(seatMap.controls).toEqual(['Zoom', 'Pan'])
    expect(shared.initial.services.captcha).toBeUndefined()
    expect(shared.localisation.dateTime).toMatchObject({
      dateFormat: 'DD/MM/YYYY',
      timeFormat: 'HH:mm:ss',
      isSundayFirstDayOfWeek: false,
    })
    expect(shared.localisation.currency).toMatchObject({
      symbol: '$',
      decimals: 2,
      thousandsSeparator: ',',
      decimalSeparator: '.',
    })
  })

  it.each([
    ['Popcorn1', []],
    ['popcorn1', ['An uppercase letter']],
    ['POPCORN1', ['A lowercase letter']],
    ['Popcorns', ['A number']],
    ['Popcor1', ['At least 8 characters']],
  ])('asks of the password %s, unless a brand has rules of its own: %j', (password, broken) => {
    const { passwordRules } = parseModel(ChannelConfiguration, minimalChannel).loyalty
    const unkept = passwordRules.filter(({ regex }) => !new RegExp(regex).test(password))
    expect(unkept.map(({ text }) => text)).toEqual(broken)
  })

  it('shares no default between two readings', () => {
    const first = parseModel(ChannelConfiguration, minimalChannel)
    const second = parseModel(ChannelConfiguration, minimalChannel)
    expect(first.loyalty.passwordRules[0]).not.toBe(second.loyalty.passwordRules[0])
    expect(first.seatMap.rules).not.toBe(second.seatMap.rules)
  })

  it('is what Halcyon has', () => {
    const file = join(__dirname, '..', '..', '..', 'brands', 'halcyon', 'channel.json')
    expect(readModel(ChannelConfiguration, JSON.parse(readFileSync(file, 'utf8'))).issues).toEqual([])
  })
})

it('takes the primary language in any capitals', () => {
  const json = changed(minimalChannel, 'shared.localisation.languages', [
    { languageTag: 'pt-BR', displayName: 'Português' },
  ])
  const read = (tag: string) =>
    parseModel(ChannelConfiguration, changed(json, 'languages.primaryLanguageTag', tag))
  expect(read('pt-br').languages.primaryLanguageTag).toBe('pt-br')
  expect(() => read('pt-PT')).toThrow(ConfigurationError)
})
