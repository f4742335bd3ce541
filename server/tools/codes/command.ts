import { parseArgs } from 'node:util'
import { isDay } from '@foyer/contract/validation/day'
import { toMinor } from '../../src/domain/money.ts'
import type { CodeRules, FilmBlackout, OpenedPrice } from '../../src/codes/code-rules.ts'
import type { DealCalculation } from '../../src/pricing/order-to-price.ts'
import { shortestCode, type CodeForm } from '../../src/codes/new-codes.ts'

export const usage = `npm run codes -- <command> [flags]

  create <kind> --name <text>    makes a batch and prints its codes as CSV, once: they cannot be read again
      kind                       voucher, gift-card or redemption-card
      --count 100                how many; 1 by default
      --amount 25.00             gift card: balance of each, in the brand's currency
      --uses 1                   voucher, redemption card: uses of each
      --expires 2027-01-31       last day of validity (UTC)
      --pin                      each has a pin of four digits
      --prefix G, --length 12    beginning, and number of random characters after it
    voucher and redemption card:
      --type Ticket              Ticket or Deal; of a card, Member or ThirdParty
      --type-code, --description shown on orders
      --ticket-types adult,child types that they apply to; all by default
      --price 0                  price of such a ticket
      --listed-prices            only prices that the price list restricts to them
      --waive-fee                without its booking fee
      --most-per-order 1         tickets of one order
      --members-only             card: its tickets are for members
      --scheme railcard          card of type ThirdParty: its scheme
      --subscription always      card of type Member: the subscription whose prices it opens
    voucher:
      --deal <id>                offer of a voucher of type Deal, with one of:
      --percent-off 10, --amount-off 5.00
      --cinemas, --channels      where it is valid; everywhere by default
      --not-film HO1:2026-12-01:2026-12-15   not for this film on these days (UTC); several by commas
      --not-distributor "A,B"    not for films of these distributors
      --not-on-holidays          not on the public holidays of the brand's catalogue
      --not-on 2026-12-25        not on these business dates
  list                           batches, with how many codes and how many are used
  show <batch>                   codes of a batch, masked, with the rest of each
  revoke <batch>                 revokes all codes of a batch permanently
  --format table                 list and show: table or json

FOYER_BRAND, FOYER_DATA, FOYER_CODES_SECRET and DATABASE_URL name the database and the key, as for npm start.
`

/** The command cannot be carried out; the message gives the reason. */
export class MisusedError extends Error {}

export type Format = 'table' | 'json'

export type Command =
  | {
      readonly kind: 'create'
      readonly name: string
      readonly rules: CodeRules
      readonly count: number
      readonly capacity: number
      /** Epoch milliseconds. */
      readonly expiresAt: number | null
      readonly form: CodeForm
    }
  | { readonly kind: 'list'; readonly format: Format }
  | { readonly kind: 'show'; readonly batchId: string; readonly format: Format }
  | { readonly kind: 'revoke'; readonly batchId: string }

const flags = {
  name: { type: 'string' },
  count: { type: 'string' },
  amount: { type: 'string' },
  uses: { type: 'string' },
  expires: { type: 'string' },
  pin: { type: 'boolean' },
  prefix: { type: 'string' },
  length: { type: 'string' },
  type: { type: 'string' },
  'type-code': { type: 'string' },
  description: { type: 'string' },
  'ticket-types': { type: 'string' },
  price: { type: 'string' },
  'waive-fee': { type: 'boolean' },
  'listed-prices': { type: 'boolean' },
  'most-per-order': { type: 'string' },
  'members-only': { type: 'boolean' },
  scheme: { type: 'string' },
  subscription: { type: 'string' },
  deal: { type: 'string' },
  'percent-off': { type: 'string' },
  'amount-off': { type: 'string' },
  cinemas: { type: 'string' },
  channels: { type: 'string' },
  'not-film': { type: 'string' },
  'not-distributor': { type: 'string' },
  'not-on': { type: 'string' },
  'not-on-holidays': { type: 'boolean' },
  format: { type: 'string' },
  help: { type: 'boolean' },
} as const

type Flags = ReturnType<typeof parseFlags>['values']

const day = 24 * 60 * 60_000
const mostCodes = 100_000
const usualLength = 12
const longestLength = 40

function parseFlags(args: readonly string[]) {
  return parseArgs({ args: [...args], options: flags, allowPositionals: true })
}

/**
 * Reads a command line. @param decimals of the brand's currency
 * @throws MisusedError
 */
export function parseCommand(args: readonly string[], decimals: number): Command {
  let parsed
  try {
    parsed = parseFlags(args)
  } catch (error) {
    throw new MisusedError((error as Error).message)
  }
  const { values, positionals } = parsed
  const [command, subject, ...others] = positionals
  if (values.help || others.length > 0) throw new MisusedError('')
  const format = parseChoice('--format', values.format ?? 'table', ['table', 'json'])
  if (command === 'list' && subject === undefined) return { kind: 'list', format }
  if (subject === undefined) throw new MisusedError('')
  switch (command) {
    case 'show':
      return { kind: 'show', batchId: subject, format }
    case 'revoke':
      return { kind: 'revoke', batchId: subject }
    case 'create':
      return parseCreate(subject, values, decimals)
    default:
      throw new MisusedError('')
  }
}

function parseCreate(kind: string, values: Flags, decimals: number): Command {
  const name = values.name?.trim() ?? ''
  if (name === '') throw new MisusedError('--name is missing')
  const rules = parseRules(
    parseChoice('create', kind, ['voucher', 'gift-card', 'redemption-card']),
    values,
    decimals,
  )
  const isMoney = rules.kind === 'GiftCard'
  if (isMoney !== (values.amount !== undefined))
    throw new MisusedError(isMoney ? '--amount is missing' : '--amount is for gift cards')
  const prefix = (values.prefix ?? '').toUpperCase()
  if (!/^[0-9A-Z]{0,10}$/.test(prefix)) throw new MisusedError('--prefix is up to ten letters and digits')
  return {
    kind: 'create',
    name,
    rules,
    count: parseWhole('--count', values.count ?? '1', 1, mostCodes),
    capacity: isMoney
      ? parseMoney('--amount', values.amount ?? '', decimals, 1)
      : parseWhole('--uses', values.uses ?? '1', 1, mostCodes),
    expiresAt: values.expires === undefined ? null : parseDate('--expires', values.expires) + day,
    form: {
      prefix,
      length: parseWhole('--length', values.length ?? String(usualLength), shortestCode, longestLength),
      hasPin: values.pin ?? false,
    },
  }
}

function parseRules(
  kind: 'voucher' | 'gift-card' | 'redemption-card',
  values: Flags,
  decimals: number,
): CodeRules {
  const mostPerOrder =
    values['most-per-order'] === undefined
      ? null
      : parseWhole('--most-per-order', values['most-per-order'], 1, mostCodes)
  const opens: OpenedPrice | null = values['listed-prices']
    ? null
    : {
        ticketTypeIds: parseList(values['ticket-types']),
        priceMinor: parseMoney('--price', values.price ?? '0', decimals, 0),
        isBookingFeeWaived: values['waive-fee'] ?? false,
      }
  const description = values.description ?? values.name ?? ''
  switch (kind) {
    case 'gift-card':
      return { kind: 'GiftCard' }
    case 'redemption-card': {
      const type = parseChoice('--type', values.type ?? 'Member', ['Member', 'ThirdParty'])
      if ((type === 'ThirdParty') !== (values.scheme !== undefined))
        throw new MisusedError('--scheme belongs to --type ThirdParty, and only to it')
      if (type === 'ThirdParty' && values.subscription !== undefined)
        throw new MisusedError('--subscription belongs to --type Member')
      return {
        kind: 'RedemptionCard',
        type,
        schemeId: values.scheme ?? null,
        ...(values.subscription === undefined ? {} : { subscriptionId: values.subscription }),
        description,
        opens,
        mostPerOrder,
        isForMembersOnly: values['members-only'] ?? false,
      }
    }
    case 'voucher': {
      const type = parseChoice('--type', values.type ?? 'Ticket', ['Ticket', 'Deal'])
      if ((type === 'Deal') !== (values.deal !== undefined))
        throw new MisusedError('--deal belongs to --type Deal, and only to it')
      return {
        kind: 'Voucher',
        type,
        typeCode: values['type-code'] ?? type.toUpperCase(),
        description,
        opens,
        deal:
          values.deal === undefined
            ? null
            : { dealId: values.deal, calculation: parseCalculation(values, decimals) },
        mostPerOrder,
        siteIds: parseList(values.cinemas),
        channels: parseList(values.channels),
        blackouts: parseList(values['not-film']).map(parseBlackout),
        excludedDistributors: parseList(values['not-distributor']),
        exceptPublicHolidays: values['not-on-holidays'] ?? false,
        excludedDates: parseList(values['not-on']).map((date) => (parseDate('--not-on', date), date)),
      }
    }
  }
}

function parseCalculation(values: Flags, decimals: number): DealCalculation {
  const { 'percent-off': percent, 'amount-off': amount } = values
  if ((percent === undefined) === (amount === undefined))
    throw new MisusedError('--deal takes one of --percent-off and --amount-off')
  return percent === undefined
    ? { kind: 'AmountOff', amount: parseMoney('--amount-off', amount ?? '', decimals, 1) }
    : { kind: 'PercentageOff', basisPoints: 100 * parseWhole('--percent-off', percent, 1, 100) }
}

const parseList = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function parseBlackout(text: string): FilmBlackout {
  const [filmId = '', from = '', to = ''] = text.split(':')
  if (filmId === '')
    throw new MisusedError(`--not-film is "${text}", but it should be film:first day:last day`)
  return { filmId, from: parseDate('--not-film', from), to: parseDate('--not-film', to) + day }
}

function parseDate(flag: string, text: string): number {
  if (!isDay(text)) throw new MisusedError(`${flag} has "${text}" where a day like 2026-12-25 should be`)
  return Date.parse(text)
}

function parseWhole(flag: string, text: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN
  if (!(value >= least && value <= most))
    throw new MisusedError(`${flag} is "${text}", but it should be a whole number from ${least} to ${most}`)
  return value
}

function parseMoney(flag: string, text: string, decimals: number, least: number): number {
  const minor = /^\d{1,9}(\.\d{1,3})?$/.test(text) ? toMinor(Number(text), decimals) : null
  if (minor === null || minor < least)
    throw new MisusedError(
      `${flag} is "${text}", but it should be an amount with at most ${decimals} decimals`,
    )
  return minor
}

function parseChoice<const T extends string>(flag: string, text: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text)
  if (found === undefined)
    throw new MisusedError(`${flag} is "${text}", but it should be one of ${choices.join(', ')}`)
  return found
}
