import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError } from '@foyer/theme-tokens/configuration/configuration-error'
import { parseModel, readModel } from '@foyer/theme-tokens/configuration/read'
import { ChannelConfiguration } from './channel-configuration.ts'
import { brokenSettings } from './testing/broken-settings.ts'
import { goodSettings } from './testing/good-settings.ts'
import { changeAt, minimalChannel } from './testing/minimal.ts'
import { currency } from './testing/sample-settings.ts'

const valueAt = (whole: object, path: string): unknown =>
  path.split('.').reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], whole)

describe('a configuration that cannot be used', () => {
  it.each(brokenSettings)('%s = %j is refused and %s is asked for', (path, value, needed, at = path) => {
    const { issues } = readModel(ChannelConfiguration, changeAt(minimalChannel, path, value))
    expect(issues.map((issue) => issue.path)).toContain(at)
    const issue = issues.find((each) => each.path === at)
    expect(issue?.needed).toMatch(needed)
    if (value === undefined) expect(issue?.found).toBe('nothing')
    expect(issues).toHaveLength(1)
  })

  it('is refused in the words of the specification, with everything that is wrong', () => {
    const json = changeAt(changeAt(minimalChannel, 'tenantId', ''), `${currency}.format`, '%v')
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
    expect(brokenSettings.length).toBeGreaterThanOrEqual(80)
  })
})

describe('a configuration that can be used', () => {
  it.each(goodSettings)('may have %s = %j, which is what is read', (path, value) => {
    const model = parseModel(ChannelConfiguration, changeAt(minimalChannel, path, value))
    // As plain data: the parts of the model are objects of classes, with defaults for what is not said.
    expect(JSON.parse(JSON.stringify({ found: valueAt(model, path) }))).toMatchObject(
      value === undefined ? {} : { found: value },
    )
  })

  it('covers at least twenty-five', () => {
    expect(goodSettings.length).toBeGreaterThanOrEqual(25)
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
  const json = changeAt(minimalChannel, 'shared.localisation.languages', [
    { languageTag: 'pt-BR', displayName: 'Português' },
  ])
  const read = (tag: string) =>
    parseModel(ChannelConfiguration, changeAt(json, 'languages.primaryLanguageTag', tag))
  expect(read('pt-br').languages.primaryLanguageTag).toBe('pt-br')
  expect(() => read('pt-PT')).toThrow(ConfigurationError)
})
