import { readFile } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { defaultPages } from '@foyer/contract/omnia/pages'
import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import type { AccountMails } from '../accounts/account-mails.ts'
import type { Clock } from '../domain/clock.ts'
import type { Confirmations } from '../completion/completion-service.ts'
import type { MailSettings } from '../config/mail-settings.ts'
import { SettingsError } from '../config/settings.ts'
import type { Brand } from '../brand/brand.ts'
import { getLanguageFor } from '../brand/languages.ts'
import { toServiceAddress } from '../brand/services.ts'
import type { Database } from '../database/database.ts'
import type { Ids } from '../domain/ids.ts'
import type { JourneyService } from '../journeys/journey-service.ts'
import type { RedeemableItems } from '../journeys/redeemable-items.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { ProblemError } from '../http/problem.ts'
import { parseMailAddress } from '../config/mail-address.ts'
import { renderAccountMail } from './account-mail.ts'
import {
  isAccountMailKind,
  readAccountMail,
  toQueuedAccountMail,
  type AccountMailKind,
} from './account-mail-rows.ts'
import { bookingKind, readBookingMail, toQueuedBookingMail } from './booking-mail-rows.ts'
import { renderBookingMail, type BookingMailParts } from './booking-mail.ts'
import { giftCardKind, listGiftCardMails, readGiftCardMail } from './gift-card-mail-rows.ts'
import { renderGiftCardMail } from './gift-card-mail.ts'
import { listVoucherMails, readVoucherMail, voucherKind } from './voucher-mail-rows.ts'
import { renderVoucherMail } from './voucher-mail.ts'
import type { ReferralMails } from '../referrals/referral-mails.ts'
import type { WatchlistMails } from '../watchlist/watchlist-mails.ts'
import { createMailboxTransport } from './mailbox-transport.ts'
import { createMailFormats } from './mail-formats.ts'
import { createMailTexts } from './mail-texts.ts'
import { createMailTheme, type MailTheme } from './mail-theme.ts'
import { MailWorker, type ComposeMail, type MailTimes } from './mail-worker.ts'
import type { Mailbox, MailTransport } from './message.ts'
import { getOutboxState, queueMail, toMailRow, type MailRow, type OutboxState } from './outbox.ts'
import { parseSmtpUrl } from '../config/smtp-server.ts'
import { renderReceiptMail } from './receipt-mail.ts'
import { toTicketDetails } from './ticket-details.ts'
import { renderTicketMail } from './ticket-mail.ts'

/** Kinds of mail, as rows of the outbox name them: of orders with a showtime, of those without one. */
export const ticketKind = 'tickets'
const receiptKind = 'receipt'

/** State of mail delivery, for operators. */
export interface MailReport extends OutboxState {
  readonly transport: MailSettings['kind']
}

/** A brand's mail: what queues it, what sends it, and its state. */
export interface MailService {
  /** Whether queued mail will be sent, so that a page may promise it. */
  readonly isSending: boolean
  readonly confirmations: Confirmations
  readonly accounts: AccountMails
  readonly watchlists: WatchlistMails
  readonly referrals: ReferralMails
  readonly worker: MailWorker
  report(): Promise<MailReport>
}

export interface MailServiceOptions {
  readonly settings: MailSettings
  readonly brand: Brand
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly log: FastifyBaseLogger
  /** Reads completed orders; called when a mail is created. */
  readonly journeys: () => Pick<JourneyService, 'completedOrder'>
  /** Reads gift cards for their recipients; called when a mail is created. */
  readonly redeemableItems: () => Pick<RedeemableItems, 'readForMail' | 'readVouchersForMail' | 'markSent'>
  /** Reads what a mail about a film on a watchlist says; null once it is pointless. Called when a mail is created. */
  readonly readBooking?: (
    memberId: string,
    filmId: string,
  ) => Promise<Pick<BookingMailParts, 'film' | 'watchlistLink' | 'unsubscribeLink'> | null>
  /** Origin of links, without a trailing slash; called when a mail is created. */
  readonly origin: () => string
  /** Replaces the configured transport in tests. */
  readonly transport?: MailTransport
  readonly times?: Partial<MailTimes>
}

/** Sender's address of a shop that sends no mail. */
const defaultSender = 'tickets@localhost'

/** @throws SettingsError if the file with the SMTP server's address cannot be used */
async function createTransport(
  settings: MailSettings,
  database: Database,
  clock: Clock,
): Promise<MailTransport | null> {
  if (settings.kind === 'outbox') return null
  if (settings.kind === 'mailbox') return createMailboxTransport(database, clock)
  const { server } = settings
  const text = 'url' in server ? server.url : await readFile(server.urlFile, 'utf8').catch(() => '')
  const parsed = parseSmtpUrl(text.trim())
  if (parsed === null)
    throw new SettingsError([
      'FOYER_SMTP_URL_FILE should name a file that holds an address such as smtp://user:password@host:587',
    ])
  // The library is imported only if it is used.
  const { createSmtpTransport } = await import('./smtp-transport.ts')
  return createSmtpTransport(parsed)
}

/** Creates a brand's mail service; nothing is sent before its worker is started. */
export async function createMailService(options: MailServiceOptions): Promise<MailService> {
  const { settings, brand, database, clock, ids, log } = options
  const transport = options.transport ?? (await createTransport(settings, database, clock))
  const primaryTag = brand.languages[0] ?? brand.channel.languages.primaryLanguageTag
  const worker = new MailWorker({
    database,
    clock,
    log,
    transport,
    compose: composer(options, primaryTag),
    ...(options.times ? { times: options.times } : {}),
  })
  return {
    isSending: transport !== null,
    worker,
    report: async () => ({ transport: settings.kind, ...(await getOutboxState(database)) }),
    accounts: {
      queue: (mail) => {
        const queued = toQueuedAccountMail(mail, ids.uuid(), brand.languages, primaryTag)
        return async (trx) => {
          if (queued) await queueMail(trx, queued)
        }
      },
      written: () => worker.wake(),
    },
    watchlists: {
      queue: (mail) => {
        const queued = toQueuedBookingMail(mail, ids.uuid(), brand.languages, primaryTag)
        return async (trx) => {
          if (queued) await queueMail(trx, queued)
        }
      },
      written: () => worker.wake(),
    },
    referrals: {
      toRow: (mail) => {
        const queued = toQueuedAccountMail(mail, ids.uuid(), brand.languages, primaryTag)
        return queued && toMailRow(queued)
      },
      written: () => worker.wake(),
    },
    confirmations: {
      getSteps: (order, now) => {
        const mail = toConfirmation(order, brand.languages, primaryTag)
        return [
          ...(mail ? [{ ...mail, now }] : []),
          ...listGiftCardMails(order, brand.languages, primaryTag, now),
          ...listVoucherMails(order, brand.languages, primaryTag, now),
        ].map((each) => ({ kind: 'outbox.add', mail: toMailRow({ ...each, id: ids.uuid() }) }))
      },
      written: () => worker.wake(),
    },
  }
}

/** The row of an order's confirmation; null where its customer left no address that can be written to. */
function toConfirmation(order: StoredOrder, languages: readonly string[], primaryTag: string) {
  const { customer } = order
  const recipient = customer && parseMailAddress(customer.email)
  if (!recipient) return null
  const kind = order.contents.showtimes.length > 0 ? ticketKind : receiptKind
  return {
    dedupe: `${kind}:${order.id}`,
    recipient,
    kind,
    languageTag: getLanguageFor(customer.preferences.languageTag, languages) ?? primaryTag,
    data: { orderId: order.id },
  }
}

/** What every mail is made of. */
interface MailParts {
  readonly texts: ReturnType<typeof createMailTexts>
  readonly theme: MailTheme
  readonly siteTitle: string
  readonly origin: string
  readonly primaryTag: string
}

function composer(options: MailServiceOptions, primaryTag: string): ComposeMail {
  const { settings, brand, clock, log, journeys, redeemableItems, origin } = options
  let theme: Promise<MailTheme> | null = null
  // Created for the first mail and cached: a brand's files do not change while the server runs.
  const themeOnce = () =>
    (theme ??= createMailTheme(brand.theme, brand.assetsFolder, (error) =>
      log.warn({ err: error }, 'the logo could not be drawn for mails'),
    ))
  const address = settings.kind === 'smtp' ? settings.from : defaultSender

  async function readOrder(row: MailRow): Promise<CompletedOrderResponse | null> {
    const { orderId } = JSON.parse(row.data) as { orderId: string }
    try {
      return await journeys().completedOrder(orderId)
    } catch (error) {
      // An order that is not there any more has nothing to send.
      if (error instanceof ProblemError) return null
      throw error
    }
  }

  const getLocalisation = ({ language }: MailRow) =>
    (brand.variants.get(language) ?? brand.variants.get(primaryTag) ?? brand.channel).shared.localisation

  const getMediaBase = (at: string) =>
    toServiceAddress(brand.channel.shared.initial.services.cdn.vistaCdn, at)

  async function renderGiftCard(row: MailRow, parts: MailParts) {
    const { orderId, lineId } = readGiftCardMail(row)
    const gift = await redeemableItems().readForMail(orderId, lineId)
    if (!gift) return null
    const { currency, dateTime } = getLocalisation(row)
    const formats = createMailFormats(row.language, brand.channel.culture, dateTime.timeFormat)
    return renderGiftCardMail({ ...parts, currency, formats, gift, mediaBase: getMediaBase(parts.origin) })
  }

  async function renderVouchers(row: MailRow, parts: MailParts) {
    const { orderId, lineId } = readVoucherMail(row)
    const vouchers = await redeemableItems().readVouchersForMail(orderId, lineId)
    if (!vouchers) return null
    const { timeFormat } = getLocalisation(row).dateTime
    const formats = createMailFormats(row.language, brand.channel.culture, timeFormat)
    return renderVoucherMail({ ...parts, formats, vouchers })
  }

  async function renderBooking(row: MailRow, parts: MailParts) {
    const mailed = readBookingMail(row, clock.now())
    const booking = mailed && (await options.readBooking?.(mailed.memberId, mailed.filmId))
    if (!booking) return null
    return renderBookingMail({ ...parts, ...booking, mediaBase: getMediaBase(parts.origin) })
  }

  async function renderOrder(row: MailRow, order: CompletedOrderResponse, parts: MailParts) {
    const { language: languageTag } = row
    const { currency, dateTime } = getLocalisation(row)
    if (row.kind === receiptKind) return renderReceiptMail({ ...parts, currency, receipt: order })
    const ticket = toTicketDetails(order)
    const now = clock.now()
    if (ticket === null || Date.parse(ticket.showtime.schedule.endsAt) <= now) return null
    const formats = createMailFormats(languageTag, brand.channel.culture, dateTime.timeFormat)
    return renderTicketMail({ ...parts, currency, ticket, formats, now })
  }

  function renderAccount(row: MailRow, kind: AccountMailKind, parts: MailParts) {
    const about = readAccountMail(row, kind, { ...defaultPages, ...brand.channel.pages }, clock.now())
    return about && renderAccountMail({ ...parts, about })
  }

  async function render(row: MailRow, siteTitle: string) {
    const parts: MailParts = {
      texts: createMailTexts(brand.texts, row.language, primaryTag),
      theme: await themeOnce(),
      siteTitle,
      origin: origin(),
      primaryTag,
    }
    const { kind } = row
    if (isAccountMailKind(kind)) return renderAccount(row, kind, parts)
    if (kind === giftCardKind) return renderGiftCard(row, parts)
    if (kind === voucherKind) return renderVouchers(row, parts)
    if (kind === bookingKind) return renderBooking(row, parts)
    if (kind !== ticketKind && kind !== receiptKind) return null
    const order = await readOrder(row)
    return order && renderOrder(row, order, parts)
  }

  return async (row) => {
    const variant = brand.variants.get(row.language) ?? brand.variants.get(primaryTag)
    const from: Mailbox = { name: variant?.storefront.siteTitle ?? brand.siteTitle, address }
    const content = await render(row, from.name)
    if (!content) return null
    if (row.kind !== giftCardKind && row.kind !== voucherKind) return { content, from }
    const { orderId, lineId } = row.kind === voucherKind ? readVoucherMail(row) : readGiftCardMail(row)
    return { content, from, onSent: () => redeemableItems().markSent(orderId, lineId) }
  }
}
