import type { BookingMode, OrderType } from '@foyer/contract/wire/enumerations'

/**
 * Tables of a brand's database, as Kysely sees them. One portable subset for SQLite and PostgreSQL:
 * ids are text, money is integer minor units, instants are epoch milliseconds, flags are 0 or 1, JSON is text.
 */
export interface Tables {
  meta: MetaTable
  showtime: ShowtimeTable
  sales_order: SalesOrderTable
  order_showtime: OrderShowtimeTable
  order_key: OrderKeyTable
  seat_claim: SeatClaimTable
  scarce: ScarceTable
  scarce_claim: ScarceClaimTable
  movement: MovementTable
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
  /** Name of the price card in the catalogue: which prices apply. */
  price_card: string
}

/** An order: what is searched for has a column, all else is in its contents. */
interface SalesOrderTable {
  id: string
  type: OrderType
  site_id: string
  /** Whose it is; null for a visitor's. */
  member_id: string | null
  booking_mode: BookingMode | null
  status: 'InProgress' | 'Completing' | 'Completed' | 'Cancelled' | 'Expired'
  /** Raised by each write; a write names the one that it has read. */
  version: number
  created_at: number
  expires_at: number
  total_minor: number
  /** JSON of the wire's Customer, or null: apart from the contents, so that forgetting a person is one column. */
  customer: string | null
  /** JSON of `OrderContents`. */
  contents: string
  completed_at: number | null
  /** The code on the ticket; unique. */
  booking_id: string | null
  transaction_number: string | null
  /** Keyed hash of who began it; null once it is over, and for orders from before this was kept. */
  client: string | null
}

/** Which showtimes an order is for; written only when that changes. */
interface OrderShowtimeTable {
  order_id: string
  showtime_id: string
}

/** Another name that an order is found by: `payment` (its id) or `charge` (the provider's reference). */
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
 * Something that there is only so much of: places of an area, stock, uses of a voucher, cents on a card. Its id names kind
 * and thing, as `place:{showtime}:{area}`.
 */
interface ScarceTable {
  id: string
  capacity: number
  /** The sum of its claims, also of those that have run out and that nobody has needed yet. */
  taken: number
}

/** How much of it an order has. */
interface ScarceClaimTable {
  scarce_id: string
  order_id: string
  /** Set for places, so that all claims of a showtime are found. */
  showtime_id: string | null
  quantity: number
  state: 'held' | 'sold'
  /** Epoch milliseconds; ignored once sold. */
  expires_at: number
}

/** Money and points that moved, append only. Unique (scarce_id, order_id, reason). */
interface MovementTable {
  id: string
  scarce_id: string
  order_id: string
  /** Minor units or points; negative where it went off. */
  amount: number
  reason: string
  moved_at: number
}

/** Codes that were made together, and what they are good for. */
interface CodeBatchTable {
  id: string
  name: string
  kind: 'Voucher' | 'GiftCard' | 'RedemptionCard'
  /** JSON of `CodeRules`. */
  rules: string
  created_at: number
  /** All its codes are void since then. */
  revoked_at: number | null
}

/** A code. It can be found by who types it in and cannot be read from here: hashes are keyed. */
interface CodeTable {
  /** Of kind and code; uses or cents are in `scarce`, by an id with this hash in it. */
  hash: string
  batch_id: string
  /** "AB........89": what may be shown. */
  masked: string
  /** Null where the code has no pin. */
  pin_hash: string | null
  expires_at: number | null
  revoked_at: number | null
  /** Code and pin encrypted, of a code that was bought and is still to be handed over; null otherwise. */
  sealed: string | null
  delivered_at: number | null
}

/** Wrong codes of an hour: by address, by code, and all together. */
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
}

/** The same, of money given back. */
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

/** An answered challenge, kept until it runs out, so that it is good once. */
interface SpentChallengeTable {
  salt: string
  expires_at: number
}

/** How often a client has answered challenges wrongly. */
interface FailedAnswerTable {
  /** As in `sales_order.client`. */
  client: string
  failures: number
  expires_at: number
}

/** Mails that are to be sent, written in the transaction of what causes them. */
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
  /** Not tried before. */
  due_at: number
  /** A worker's lease ends then; 0 without one. */
  claimed_until: number
  tries: number
  sent_at: number | null
  /** When it was given up. */
  dead_at: number | null
  /** Codes of the last failure; no text of the mail server's, which may quote the recipient. */
  last_error: string | null
}

/** The development mailbox: what would have been sent. */
interface MailboxMessageTable {
  id: string
  received_at: number
  /** JSON of the message, attachments in Base64. */
  message: string
}
