import type { BookingMode, OrderType } from '@foyer/contract/wire/enumerations'
import type { AccountTables } from './account-tables.ts'
import type { WatchlistTables } from './watchlist-tables.ts'
import type { ReferralTables } from './referral-tables.ts'
import type { WalletTables } from './wallet-tables.ts'
import type { MemberDetailsTables } from './member-details-tables.ts'

/**
 * Tables of a brand's database, as Kysely sees them. One portable subset for SQLite and PostgreSQL:
 * ids are text, money is integer minor units, instants are epoch milliseconds, flags are 0 or 1, JSON is text.
 */
export interface Tables
  extends AccountTables, MemberDetailsTables, WatchlistTables, WalletTables, ReferralTables {
  meta: MetaTable
  showtime: ShowtimeTable
  sales_order: SalesOrderTable
  order_showtime: OrderShowtimeTable
  order_key: OrderKeyTable
  seat_claim: SeatClaimTable
  scarce: ScarceTable
  scarce_claim: ScarceClaimTable
  item_change: ItemChangeTable
  preparation: PreparationTable
  movement: MovementTable
  member_balance: MemberBalanceTable
  code_batch: CodeBatchTable
  code: CodeTable
  code_guess: CodeGuessTable
  provider_charge: ProviderChargeTable
  provider_refund: ProviderRefundTable
  journey: JourneyTable
  journey_order: JourneyOrderTable
  idempotency: IdempotencyTable
  trailer_watch: TrailerWatchTable
  watched_order: WatchedOrderTable
  form_entry: FormEntryTable
  form_file: FormFileTable
  spent_challenge: SpentChallengeTable
  failed_answer: FailedAnswerTable
  mail_outbox: MailOutboxTable
  mailbox_message: MailboxMessageTable
}

interface MetaTable {
  key: string
  value: string
}

interface ShowtimeTable {
  id: string
  site_id: string
  screen_id: string
  film_id: string
  /** yyyy-mm-dd in the site's zone, 06:00 to 05:59. */
  business_date: string
  starts_at: number
  ends_at: number
  film_starts_at: number
  film_ends_at: number
  /** JSON: attribute ids. */
  attribute_ids: string
  /** Name of the price card in the catalogue, which determines the prices. */
  price_card: string
}

/** An order: values that are searched for have columns, everything else is in its contents. */
interface SalesOrderTable {
  id: string
  type: OrderType
  site_id: string
  /** The member's id; null for a visitor's order. */
  member_id: string | null
  booking_mode: BookingMode | null
  status: 'InProgress' | 'Completing' | 'Completed' | 'Cancelled' | 'Expired'
  /** Incremented by each write; a write states the version that it has read. */
  version: number
  created_at: number
  expires_at: number
  total_minor: number
  /**
   * JSON of the interface's Customer, or null: apart from the contents, so that deleting personal data changes one
   * column.
   */
  customer: string | null
  /** JSON of `OrderContents`. */
  contents: string
  completed_at: number | null
  /** Booking code on the ticket; unique. */
  booking_id: string | null
  transaction_number: string | null
  /** Keyed hash of the client that began it; null once it is closed, and for older orders without it. */
  client: string | null
}

/** Showtimes of an order; written only when they change. */
interface OrderShowtimeTable {
  order_id: string
  showtime_id: string
}

/** Another key by which an order is found: `payment` (its id) or `charge` (the provider's reference). */
interface OrderKeyTable {
  kind: string
  value: string
  order_id: string
}

/**
 * The guard against double sale: primary key (showtime_id, seat_id). An expired hold may be taken over by an upsert
 * whose condition is part of the statement, never by an earlier check.
 */
interface SeatClaimTable {
  showtime_id: string
  seat_id: string
  order_id: string
  state: 'held' | 'sold'
  /** Epoch milliseconds; ignored once sold. */
  expires_at: number
}

/**
 * A limited resource: places of an area, stock, uses of a voucher, minor units on a card. Its id contains kind and
 * thing, as `place:{showtime}:{area}`.
 */
interface ScarceTable {
  id: string
  capacity: number
  /** The sum of its claims, including expired ones that have not been taken over yet. */
  taken: number
}

/** An order's share of a limited resource. */
interface ScarceClaimTable {
  scarce_id: string
  order_id: string
  /** Set for places, so that all claims of a showtime can be found. */
  showtime_id: string | null
  quantity: number
  state: 'held' | 'sold'
  /** Epoch milliseconds; ignored once sold. */
  expires_at: number
}

/** A completed order whose items are to be handed over; removed when they have been. */
interface PreparationTable {
  order_id: string
  site_id: string
  /** Epoch milliseconds. */
  wanted_at: number
}

/** What the chain has changed of an item, a size, a family of sizes or a modifier. Primary key (site_id, item_id). */
interface ItemChangeTable {
  /** Empty: everywhere, and the gift shop. */
  site_id: string
  item_id: string
  /** Null: the catalogue's. */
  price_minor: number | null
  /** Epoch milliseconds; null: as everywhere. */
  sold_out_until: number | null
  /** 1: its pieces are counted, in \`scarce\`. */
  is_counted: number
  changed_at: number
}

/** Movements of money and points, append only. Unique (scarce_id, order_id, reason). */
interface MovementTable {
  id: string
  scarce_id: string
  order_id: string
  /** Minor units or points; negative for a charge. */
  amount: number
  reason: string
  moved_at: number
  /** When what is left of earned points runs out, epoch milliseconds; null: never, and for all other movements. */
  expires_at: number | null
}

/** A member's balance of points, once something was earned. What is left of it is in `scarce`, under the same id. */
interface MemberBalanceTable {
  id: string
  member_id: string
  /** When the balance has to be looked at: some points may run out then. Null: none ever will. */
  runs_out_at: number | null
}

/** Codes that were created together, and their rules. */
interface CodeBatchTable {
  id: string
  name: string
  kind: 'Voucher' | 'GiftCard' | 'RedemptionCard'
  /** JSON of `CodeRules`. */
  rules: string
  created_at: number
  /** When all its codes were revoked. */
  revoked_at: number | null
}

/** A code. It is found by its keyed hash and cannot be read from the table. */
interface CodeTable {
  /** Hash of kind and code; its uses or minor units are in `scarce`, under an id with this hash. */
  hash: string
  batch_id: string
  /** "AB........89": for display. */
  masked: string
  /** Null if the code has no pin. */
  pin_hash: string | null
  expires_at: number | null
  revoked_at: number | null
  /** Code and pin encrypted, for a bought code until it is delivered; null otherwise. */
  sealed: string | null
  delivered_at: number | null
}

/** Wrong codes per hour: by address, by code, and in total. */
interface CodeGuessTable {
  counter: string
  failures: number
  expires_at: number
}

/** The test provider's own ledger. Belongs to the provider only: the shop reads it in tests only. */
interface ProviderChargeTable {
  reference: string
  payment_id: string
  amount_minor: number
  status: 'authorised' | 'captured' | 'declined' | 'voided' | 'pending'
  masked_detail: string | null
  created_at: number
  /** The stored card that pays, or that is stored with the charge; null for another card. */
  card_reference: string | null
}

/** The provider's ledger of refunds. */
interface ProviderRefundTable {
  reference: string
  refund_id: string
  amount_minor: number
}

interface JourneyTable {
  id: string
  reference: string
  created_at: number
}

interface JourneyOrderTable {
  journey_id: string
  order_id: string
}

interface IdempotencyTable {
  /** Key as sent, with the method and path it was used on. */
  key: string
  request_hash: string
  status: number
  body: string
  created_at: number
}

/** Number of views of a film's trailer per day (UTC, yyyy-mm-dd); nothing about the viewers. */
interface TrailerWatchTable {
  film_id: string
  day: string
  count: number
}

/** An order of a visitor who has agreed to recommendations based on it. */
interface WatchedOrderTable {
  /** A random value stored in the visitor's browser, or a member's identifier; has no meaning by itself. */
  member_hash: string
  order_id: string
  recorded_at: number
}

/** A visitor's entry in a form of the content system. */
interface FormEntryTable {
  id: string
  form_id: string
  language_tag: string
  created_at: number
  /** JSON: text or list of texts by the field's alias. Files are in `form_file`. */
  answers: string
}

interface FormFileTable {
  entry_id: string
  /** Alias of the field. */
  field: string
  position: number
  file_name: string
  media_type: string
  /** Bytes. */
  size: number
  /** Base64. */
  contents: string
}

/** An answered challenge, kept until it expires, so that it is accepted once. */
interface SpentChallengeTable {
  salt: string
  expires_at: number
}

/** Number of wrong answers of a client to challenges. */
interface FailedAnswerTable {
  /** As in `sales_order.client`. */
  client: string
  failures: number
  expires_at: number
}

/** Mails to send, written in the transaction of their cause. */
interface MailOutboxTable {
  id: string
  /** Cause of the mail, unique: the same cause writes one mail. */
  dedupe: string
  recipient: string
  kind: string
  /** Tag of a language that the brand has. */
  language: string
  /** JSON: source data of the mail until it is sent; `{}` from then on, as it may contain keys. */
  data: string
  created_at: number
  /** Earliest instant of the next try. */
  due_at: number
  /** End of a worker's lease; 0 without one. */
  claimed_until: number
  tries: number
  sent_at: number | null
  /** When sending was given up. */
  dead_at: number | null
  /** Codes of the last failure; without the mail server's text, which may quote the recipient. */
  last_error: string | null
}

/** The development mailbox: mails that would have been sent. */
interface MailboxMessageTable {
  id: string
  received_at: number
  /** JSON of the message, attachments in Base64. */
  message: string
}
