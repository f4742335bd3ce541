import { Type, type Static, type TSchema } from 'typebox'
import {
  fillPath,
  ocapiBase,
  operationMetadata,
  type OperationMetadata,
  type OperationMetadataTable,
} from './operation-metadata.ts'
import {
  callerAccess,
  credentialsAccess,
  holderAccess,
  memberAccess,
  ownWorkstationAccess,
  publicAccess,
  workstationAccess,
  type Access,
} from './wire/access.ts'
import { CaptchaChallengeRequest, CaptchaChallengeResponse } from './captcha-challenges.ts'
import { BusinessDateQuery, Id } from './wire/common.ts'
import {
  FilmAvailabilitiesResponse,
  FilmAvailabilityResponse,
  FilmResponse,
  FilmsResponse,
} from './wire/films.ts'
import { EventResponse, EventShowtimesResponse, EventsResponse } from './wire/events.ts'
import { SiteResponse, SitesResponse } from './wire/sites.ts'
import {
  FilmScreeningDatesResponse,
  ScreenShowtimesResponse,
  ShowtimeResponse,
  ShowtimesResponse,
} from './wire/showtimes.ts'
import { DiscountAvailabilityResponse } from './wire/discounts.ts'
import {
  CreateMemberRequest,
  CreateMemberResponse,
  DeleteMemberRequest,
  EmailAvailabilityRequest,
  EmailAvailabilityResponse,
  MemberResponse,
  MemberSessionsResponse,
  MemberTokenRequest,
  MemberTokenResponse,
  PasswordResetCodeRequest,
  ResetPasswordRequest,
  SetMemberEmailRequest,
  SetMemberPasswordRequest,
  SetMemberUsernameRequest,
  ValidateResetCodeRequest,
  VerifyEmailRequest,
} from './wire/members.ts'
import {
  CreatePasskeyRequest,
  PasskeyOptionsRequest,
  PasskeyOptionsResponse,
  PasskeyResponse,
  PasskeySignInOptionsResponse,
  PasskeySignInRequest,
  PasskeysResponse,
  RenamePasskeyRequest,
} from './wire/passkeys.ts'
import { RegisterWorkstationRequest, WorkstationRequest, WorkstationResponse } from './wire/workstations.ts'
import { TicketPricesResponse } from './wire/ticket-prices.ts'
import {
  SeatAvailabilityPreviewsResponse,
  SeatAvailabilityResponse,
  SeatLayoutResponse,
} from './wire/seating.ts'
import {
  CompletedOrderResponse,
  CompletionResponse,
  CreateGiftShopOrderRequest,
  CreateStandardOrderRequest,
  CustomerRequest,
  CustomerResponse,
  FindOrderRequest,
  FindOrderResponse,
  JourneyResponse,
  OrderResponse,
  SetItemsRequest,
  SetShowtimeRequest,
} from './wire/orders.ts'
import {
  CinemaProcessedPaymentRequest,
  CinemaProcessedPaymentResponse,
  CinemaProcessedResultRequest,
  CurrentEmbeddedPaymentResponse,
  CurrentRedirectPaymentResponse,
  EmbeddedPaymentRequest,
  EmbeddedPaymentResponse,
  RedirectPaymentRequest,
  RedirectPaymentResponse,
  WebPaymentMethodsResponse,
} from './wire/payments.ts'
import {
  GiftCardDetailsRequest,
  GiftCardDetailsResponse,
  GiftCardPaymentRequest,
  GiftCardPaymentResponse,
  TicketRedemptionCardRequest,
  TicketRedemptionCardResponse,
  VoucherRequest,
  VoucherResponse,
} from './wire/codes.ts'

export { ocapiBase }

export interface Operation extends Omit<OperationMetadata, 'needs'> {
  /** OpenAPI operation id. */
  readonly id: string
  readonly tag: string
  readonly summary: string
  /** Who may call it, and whose data it is about. */
  readonly access: Access
  /** A POST that changes nothing, so that it takes no idempotency key. */
  readonly isRead?: true
  /** It takes no idempotency key: an answer with a token is not stored. */
  readonly isKeyless?: true
  /** The body holds a code that is worth money: do not store a hash of it from which the code can be guessed. */
  readonly hasCode?: true
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  /** Answers by status; `null` is an empty body. Problems are added to every operation. */
  readonly responses: Readonly<Record<number, TSchema | null>>
}

/** A list in a query: the parameter is repeated (`siteIds=1&siteIds=2`); a single value is valid too. */
export const IdList = Type.Optional(Type.Union([Type.Array(Id, { maxItems: 200 }), Id]))

const bySite = Type.Object({ siteId: Id })
const byFilm = Type.Object({ filmId: Id })
const byShowtime = Type.Object({ showtimeId: Id })
const byOrder = Type.Object({ orderId: Id })
const byOrderAndShowtime = Type.Object({ orderId: Id, showtimeId: Id })
const byPasskey = Type.Object({ passkeyId: Id })
const byEvent = Type.Object({ eventId: Id })
const screenings = Type.Object({ siteIds: IdList, filmIds: IdList })

function define<
  const T extends {
    readonly [K in keyof OperationMetadataTable]: Omit<Operation, 'id' | keyof OperationMetadata>
  },
>(table: T) {
  return Object.fromEntries(
    Object.entries(table).map(([id, entry]) => [
      id,
      { id, ...operationMetadata[id as keyof OperationMetadataTable], ...entry },
    ]),
  ) as unknown as {
    readonly [K in keyof OperationMetadataTable]: T[K] & { readonly id: K } & OperationMetadataTable[K]
  }
}

/** Schemas of request and answer of every call; everything else is in `operation-metadata.ts`. */
export const operations = define({
  getFilms: {
    tag: 'Films',
    access: publicAccess,
    summary: 'All films that are not historical',
    responses: { 200: FilmsResponse },
  },
  getFilm: {
    tag: 'Films',
    access: publicAccess,
    summary: 'One film',
    params: byFilm,
    responses: { 200: FilmResponse },
  },
  getFilmsAvailability: {
    tag: 'Films',
    access: publicAccess,
    summary: 'Availability of all films, network-wide',
    responses: { 200: FilmAvailabilitiesResponse },
  },
  getFilmAvailability: {
    tag: 'Films',
    access: publicAccess,
    summary: 'Availability of one film, network-wide',
    params: byFilm,
    responses: { 200: FilmAvailabilityResponse },
  },
  getSites: {
    tag: 'Sites',
    access: publicAccess,
    summary: 'All cinemas',
    responses: { 200: SitesResponse },
  },
  getSite: {
    tag: 'Sites',
    access: publicAccess,
    summary: 'One cinema',
    params: bySite,
    responses: { 200: SiteResponse },
  },
  getSiteFilms: {
    tag: 'Films',
    access: publicAccess,
    summary: 'Films of one cinema',
    params: bySite,
    responses: { 200: FilmsResponse },
  },
  getSiteFilmsAvailability: {
    tag: 'Films',
    access: publicAccess,
    summary: 'Availability of films at one cinema',
    params: bySite,
    responses: { 200: FilmAvailabilitiesResponse },
  },
  getEvents: {
    tag: 'Events',
    access: publicAccess,
    summary: 'All events and seasons',
    responses: { 200: EventsResponse },
  },
  getEvent: {
    tag: 'Events',
    access: publicAccess,
    summary: 'One event or season',
    params: byEvent,
    responses: { 200: EventResponse },
  },
  getEventShowtimes: {
    tag: 'Events',
    access: publicAccess,
    summary: 'Showtimes of an event that can still be bought, of all days',
    params: byEvent,
    query: Type.Object({ siteIds: IdList }),
    responses: { 200: EventShowtimesResponse },
  },
  getFilmScreeningDates: {
    tag: 'Showtimes',
    access: publicAccess,
    summary: 'Business dates on which films are shown',
    query: screenings,
    responses: { 200: FilmScreeningDatesResponse },
  },
  getShowtimesByBusinessDate: {
    tag: 'Showtimes',
    access: publicAccess,
    summary: 'Showtimes of a business date',
    params: Type.Object({ businessDate: BusinessDateQuery }),
    query: screenings,
    responses: { 200: ShowtimesResponse },
  },
  getFirstShowtimes: {
    tag: 'Showtimes',
    access: publicAccess,
    summary: 'Showtimes of the earliest business date that has any',
    query: screenings,
    responses: { 200: ShowtimesResponse },
  },
  getShowtimesByScreen: {
    tag: 'Showtimes',
    access: publicAccess,
    summary: 'Showtimes of a screen that can still be bought, of all days',
    params: Type.Object({ screenId: Id }),
    responses: { 200: ScreenShowtimesResponse },
  },
  getShowtime: {
    tag: 'Showtimes',
    access: publicAccess,
    summary: 'One showtime',
    params: byShowtime,
    responses: { 200: ShowtimeResponse },
  },
  getTicketPrices: {
    tag: 'Sales',
    access: publicAccess,
    summary: 'Ticket prices of a showtime',
    params: byShowtime,
    responses: { 200: TicketPricesResponse },
  },
  getDiscountAvailability: {
    tag: 'Sales',
    access: publicAccess,
    summary: 'Automatic discounts of a showtime, and the one of a code',
    params: byShowtime,
    query: Type.Object({ code: Type.Optional(Type.String({ maxLength: 60 })) }),
    responses: { 200: DiscountAvailabilityResponse },
  },
  getSeatLayout: {
    tag: 'Seating',
    access: publicAccess,
    summary: 'One seat layout',
    params: Type.Object({ seatLayoutId: Id }),
    responses: { 200: SeatLayoutResponse },
  },
  getShowtimeSeatLayout: {
    tag: 'Seating',
    access: publicAccess,
    summary: 'Seat layout of a showtime',
    params: byShowtime,
    responses: { 200: SeatLayoutResponse },
  },
  getSeatAvailability: {
    tag: 'Seating',
    access: publicAccess,
    summary: 'Seat availability of a showtime',
    params: byShowtime,
    query: Type.Object({ preview: Type.Optional(Type.Boolean()) }),
    responses: { 200: SeatAvailabilityResponse },
  },
  getSeatAvailabilityPreviews: {
    tag: 'Seating',
    access: publicAccess,
    summary:
      'How full several showtimes are, at a glance; those that have begun or do not exist are left out',
    query: Type.Object({ showtimeIds: Type.Union([Type.Array(Id, { minItems: 1, maxItems: 50 }), Id]) }),
    responses: { 200: SeatAvailabilityPreviewsResponse },
  },
  getOrderSeatAvailability: {
    tag: 'Seating',
    access: holderAccess,
    summary: "Seat availability with the order's own seats shown as available",
    params: byOrderAndShowtime,
    responses: { 200: SeatAvailabilityResponse },
  },
  getWebPaymentMethods: {
    tag: 'Payments',
    access: publicAccess,
    summary: 'Ways to pay on the web',
    query: Type.Object({ siteId: Type.Optional(Id), orderType: Type.Optional(Type.String()) }),
    responses: { 200: WebPaymentMethodsResponse },
  },
  createStandardOrder: {
    tag: 'Orders',
    access: callerAccess,
    summary: 'Start an order for tickets',
    body: CreateStandardOrderRequest,
    responses: { 200: OrderResponse },
  },
  createGiftShopOrder: {
    tag: 'Orders',
    access: callerAccess,
    summary: 'Start an order of goods and gift cards, without tickets',
    body: CreateGiftShopOrderRequest,
    responses: { 200: OrderResponse },
  },
  getOrder: {
    tag: 'Orders',
    access: holderAccess,
    summary: 'An order in progress',
    params: byOrder,
    responses: { 200: OrderResponse },
  },
  deleteOrder: {
    tag: 'Orders',
    access: holderAccess,
    summary: 'Cancel an order in progress and release its seats',
    params: byOrder,
    responses: { 204: null },
  },
  resetOrderExpiry: {
    tag: 'Orders',
    access: holderAccess,
    summary: 'Hold the seats for the whole period again',
    params: byOrder,
    responses: { 200: OrderResponse },
  },
  getOrderCustomer: {
    tag: 'Orders',
    access: holderAccess,
    summary: "The order's customer",
    params: byOrder,
    responses: { 200: CustomerResponse },
  },
  setOrderCustomer: {
    tag: 'Orders',
    access: holderAccess,
    summary: 'Set who the order is for',
    params: byOrder,
    body: CustomerRequest,
    responses: { 200: OrderResponse },
  },
  setOrderShowtime: {
    tag: 'Orders',
    access: holderAccess,
    summary: 'Set seats and tickets: this holds the seats, also before their tickets are named',
    params: byOrderAndShowtime,
    body: SetShowtimeRequest,
    responses: { 200: OrderResponse },
  },
  setOrderItems: {
    tag: 'Orders',
    access: holderAccess,
    summary: 'Set the items of an order, in place of those that it had',
    params: byOrder,
    body: SetItemsRequest,
    responses: { 200: OrderResponse },
  },
  addVoucher: {
    tag: 'Vouchers',
    access: holderAccess,
    summary: 'Put a voucher on the order; one of its uses is held as long as the order is',
    hasCode: true,
    params: byOrder,
    body: VoucherRequest,
    responses: { 200: VoucherResponse },
  },
  removeVoucher: {
    tag: 'Vouchers',
    access: holderAccess,
    summary: 'Take a voucher off the order that pays for no ticket of it',
    params: Type.Object({ orderId: Id, voucherId: Id }),
    responses: { 200: OrderResponse },
  },
  addTicketRedemptionCard: {
    tag: 'Ticket redemption cards',
    access: holderAccess,
    summary: 'Put a card on the order that opens prices of tickets',
    hasCode: true,
    params: byOrder,
    body: TicketRedemptionCardRequest,
    responses: { 200: TicketRedemptionCardResponse },
  },
  removeTicketRedemptionCard: {
    tag: 'Ticket redemption cards',
    access: holderAccess,
    summary: 'Foyer’s extension: take a redemption card off the order that pays for no ticket of it',
    params: Type.Object({ orderId: Id, cardId: Id }),
    responses: { 200: OrderResponse },
  },
  getGiftCardDetails: {
    tag: 'Gift cards',
    access: holderAccess,
    summary: 'What is on a gift card',
    isRead: true,
    hasCode: true,
    body: GiftCardDetailsRequest,
    responses: { 200: GiftCardDetailsResponse },
  },
  addGiftCardPayment: {
    tag: 'Payments',
    access: holderAccess,
    summary: 'Pay a part of the order, or all of it, by gift card; it is charged when the order is completed',
    hasCode: true,
    params: byOrder,
    body: GiftCardPaymentRequest,
    responses: { 200: GiftCardPaymentResponse },
  },
  removePayment: {
    tag: 'Payments',
    access: holderAccess,
    summary: 'Take a payment off the order that has not begun',
    params: Type.Object({ orderId: Id, paymentId: Id }),
    responses: { 200: OrderResponse },
  },
  createEmbeddedPayment: {
    tag: 'Payments',
    access: holderAccess,
    summary: "Start a payment in the provider's own fields",
    params: byOrder,
    body: EmbeddedPaymentRequest,
    responses: { 201: EmbeddedPaymentResponse },
  },
  getCurrentEmbeddedPayment: {
    tag: 'Payments',
    access: holderAccess,
    summary: 'What became of the embedded payment',
    params: byOrder,
    responses: { 200: CurrentEmbeddedPaymentResponse },
  },
  createRedirectPayment: {
    tag: 'Payments',
    access: holderAccess,
    summary: "Start a payment on the provider's own page",
    params: byOrder,
    body: RedirectPaymentRequest,
    responses: { 200: RedirectPaymentResponse },
  },
  getCurrentRedirectPayment: {
    tag: 'Payments',
    access: holderAccess,
    summary: 'What became of the redirect payment',
    params: byOrder,
    responses: { 200: CurrentRedirectPaymentResponse },
  },
  createCinemaProcessedPayment: {
    tag: 'Payments',
    access: workstationAccess,
    summary: 'Pay the rest at a till; for workstations',
    params: byOrder,
    body: CinemaProcessedPaymentRequest,
    responses: { 200: CinemaProcessedPaymentResponse },
  },
  setCinemaProcessedPayment: {
    tag: 'Payments',
    access: workstationAccess,
    summary: 'What became of the payment at the till; for workstations',
    params: byOrder,
    body: CinemaProcessedResultRequest,
    responses: { 200: CinemaProcessedPaymentResponse },
  },
  startCompletion: {
    tag: 'Completion',
    access: holderAccess,
    summary: 'Complete the order; repeats return the running completion',
    params: byOrder,
    responses: { 200: CompletionResponse },
  },
  getCompletion: {
    tag: 'Completion',
    access: holderAccess,
    summary: 'How far the completion is',
    params: byOrder,
    responses: { 200: CompletionResponse },
  },
  getCompletedOrder: {
    tag: 'Completed orders',
    access: holderAccess,
    summary: 'A completed order',
    params: byOrder,
    responses: { 200: CompletedOrderResponse },
  },
  findCompletedOrder: {
    tag: 'Completed orders',
    access: holderAccess,
    summary: 'Foyer’s extension: a completed order by its reference and its customer’s e-mail address',
    isRead: true,
    body: FindOrderRequest,
    responses: { 200: FindOrderResponse },
  },
  getJourneyByOrderId: {
    tag: 'Journeys',
    access: holderAccess,
    summary: 'The journey that an order belongs to; 202 while it is being made',
    params: byOrder,
    responses: { 200: JourneyResponse, 202: null },
  },
  createCaptchaChallenge: {
    tag: 'Members',
    access: publicAccess,
    summary:
      'Foyer’s extension: a challenge to be solved while a form is filled in; none where it needs none',
    isRead: true,
    body: CaptchaChallengeRequest,
    responses: { 200: CaptchaChallengeResponse },
  },
  createMember: {
    tag: 'Members',
    access: credentialsAccess,
    summary: 'Make an account, and sign its member in where that is asked for',
    isKeyless: true,
    body: CreateMemberRequest,
    responses: { 200: CreateMemberResponse },
  },
  checkEmailAvailability: {
    tag: 'Members',
    access: publicAccess,
    summary: 'Whether an account can be made with an e-mail address',
    isRead: true,
    body: EmailAvailabilityRequest,
    responses: { 200: EmailAvailabilityResponse },
  },
  createMemberToken: {
    tag: 'Members',
    access: credentialsAccess,
    summary: 'Sign a member in, or go on with a sign-in, by a token',
    isKeyless: true,
    body: MemberTokenRequest,
    responses: { 200: MemberTokenResponse },
  },
  createMemberCookie: {
    tag: 'Members',
    access: credentialsAccess,
    summary: 'Sign a member in by a cookie that pages cannot read, beside a flag that they can',
    isKeyless: true,
    body: MemberTokenRequest,
    responses: { 204: null },
  },
  deleteMemberCookie: {
    tag: 'Members',
    access: credentialsAccess,
    summary: 'Sign out: the sign-in of the call’s token or cookie ends, whether or not that is still good',
    responses: { 204: null },
  },
  registerWorkstation: {
    tag: 'Workstations',
    access: credentialsAccess,
    summary: 'Register a workstation by a code that is good once; a cookie knows it from then on',
    isKeyless: true,
    body: RegisterWorkstationRequest,
    responses: { 200: WorkstationResponse },
  },
  getWorkstation: {
    tag: 'Workstations',
    access: ownWorkstationAccess,
    summary: 'The workstation that calls',
    responses: { 200: WorkstationResponse },
  },
  setWorkstation: {
    tag: 'Workstations',
    access: ownWorkstationAccess,
    summary: 'What the workstation that calls is called',
    isKeyless: true,
    body: WorkstationRequest,
    responses: { 200: WorkstationResponse },
  },
  setMemberEmail: {
    tag: 'Members',
    access: memberAccess,
    summary: 'Give the member another e-mail address',
    isKeyless: true,
    body: SetMemberEmailRequest,
    responses: { 204: null },
  },
  setMemberPassword: {
    tag: 'Members',
    access: memberAccess,
    summary: 'Give the member another password; all other sign-ins of theirs end',
    isKeyless: true,
    body: SetMemberPasswordRequest,
    responses: { 204: null },
  },
  setMemberUsername: {
    tag: 'Members',
    access: memberAccess,
    summary: 'Give the member another username',
    isKeyless: true,
    body: SetMemberUsernameRequest,
    responses: { 204: null },
  },
  getPasskeys: {
    tag: 'Passkeys',
    access: memberAccess,
    summary: 'Foyer’s extension: the member’s passkeys',
    responses: { 200: PasskeysResponse },
  },
  createPasskeyOptions: {
    tag: 'Passkeys',
    access: memberAccess,
    summary: 'Foyer’s extension: what to ask an authenticator for, to make a passkey; the e-mail is verified',
    isKeyless: true,
    body: PasskeyOptionsRequest,
    responses: { 200: PasskeyOptionsResponse },
  },
  createPasskey: {
    tag: 'Passkeys',
    access: memberAccess,
    summary: 'Foyer’s extension: store the passkey that an authenticator has made',
    isKeyless: true,
    body: CreatePasskeyRequest,
    responses: { 200: PasskeyResponse },
  },
  renamePasskey: {
    tag: 'Passkeys',
    access: memberAccess,
    summary: 'Foyer’s extension: what a passkey is called',
    isKeyless: true,
    params: byPasskey,
    body: RenamePasskeyRequest,
    responses: { 200: PasskeyResponse },
  },
  deletePasskey: {
    tag: 'Passkeys',
    access: memberAccess,
    summary: 'Foyer’s extension: remove a passkey; the last one only of a member with a password',
    params: byPasskey,
    responses: { 204: null },
  },
  createPasskeySignInOptions: {
    tag: 'Passkeys',
    access: credentialsAccess,
    summary: 'Foyer’s extension: what to ask an authenticator for, to sign in; the same for everybody',
    isKeyless: true,
    responses: { 200: PasskeySignInOptionsResponse },
  },
  createPasskeyToken: {
    tag: 'Passkeys',
    access: credentialsAccess,
    summary: 'Foyer’s extension: sign a member in by a passkey, with the token of a password',
    isKeyless: true,
    body: PasskeySignInRequest,
    responses: { 200: MemberTokenResponse },
  },
  createPasskeyCookie: {
    tag: 'Passkeys',
    access: credentialsAccess,
    summary: 'Foyer’s extension: sign a member in by a passkey, with the cookie of a password',
    isKeyless: true,
    body: PasskeySignInRequest,
    responses: { 204: null },
  },
  createPasswordResetCode: {
    tag: 'Members',
    access: credentialsAccess,
    summary:
      'Mail a code to set a forgotten password anew; the answer does not tell whether there is such a member',
    isKeyless: true,
    body: PasswordResetCodeRequest,
    responses: { 204: null },
  },
  validatePasswordResetCode: {
    tag: 'Members',
    access: credentialsAccess,
    summary: 'Whether a code sets another password',
    isKeyless: true,
    body: ValidateResetCodeRequest,
    responses: { 204: null },
  },
  resetPassword: {
    tag: 'Members',
    access: credentialsAccess,
    summary: 'Set another password by a code from a mail; all sign-ins of the member end',
    isKeyless: true,
    body: ResetPasswordRequest,
    responses: { 204: null },
  },
  getCurrentMember: {
    tag: 'Members',
    access: memberAccess,
    summary: 'The signed-in member',
    responses: { 200: MemberResponse },
  },
  verifyEmail: {
    tag: 'Members',
    access: credentialsAccess,
    summary: 'Foyer’s extension: verify a member’s address by the code that was mailed to it',
    isKeyless: true,
    body: VerifyEmailRequest,
    responses: { 204: null },
  },
  sendEmailVerification: {
    tag: 'Members',
    access: memberAccess,
    summary: 'Foyer’s extension: mail the member another code that verifies the address',
    isKeyless: true,
    responses: { 204: null },
  },
  deleteCurrentMember: {
    tag: 'Members',
    access: memberAccess,
    summary:
      'Delete the member’s account; all their sign-ins end, and the address and the username are free again',
    isKeyless: true,
    body: DeleteMemberRequest,
    responses: { 204: null },
  },
  listSessions: {
    tag: 'Members',
    access: memberAccess,
    summary: 'Foyer’s extension: the devices on which the member is signed in',
    responses: { 200: MemberSessionsResponse },
  },
  endSession: {
    tag: 'Members',
    access: memberAccess,
    summary:
      'Foyer’s extension: sign out on one device; other devices that sign in without the password need it again',
    params: Type.Object({ sessionId: Id }),
    responses: { 204: null },
  },
  endSessions: {
    tag: 'Members',
    access: memberAccess,
    summary: 'Foyer’s extension: sign out everywhere, this device included; no device is known any longer',
    responses: { 204: null },
  },
})
export type Operations = typeof operations
export type OperationId = keyof Operations

type SuccessOf<R> = { [S in keyof R]: R[S] extends TSchema ? Static<R[S]> : undefined }[keyof R]
type SchemaOf<T, K extends string> = T extends { readonly [P in K]: infer S extends TSchema }
  ? Static<S>
  : undefined

/**
 * A row of types for each operation. The types below look them up: computed in a generic type they would make the
 * compiler compare schemas endlessly.
 */
interface OperationTypes<O extends Operation> {
  params: SchemaOf<O, 'params'>
  query: SchemaOf<O, 'query'>
  body: SchemaOf<O, 'body'>
  response: SuccessOf<O['responses']>
  answer: SuccessOf<O['responses']> | (O extends { readonly isBodyOptional: true } ? undefined : never)
}
type TypesById = { [K in OperationId]: OperationTypes<Operations[K]> }

/** Types of one operation: request, and body of a success. */
export type ParamsOf<K extends OperationId> = TypesById[K]['params']
export type QueryOf<K extends OperationId> = TypesById[K]['query']
export type BodyOf<K extends OperationId> = TypesById[K]['body']
export type ResponseOf<K extends OperationId> = TypesById[K]['response']
/** The body that a client accepts: undefined if there may be none. */
export type AnswerOf<K extends OperationId> = TypesById[K]['answer']

/**
 * Path of an operation with its parameters, each percent-encoded, without a leading slash.
 * @throws TypeError for a missing or empty parameter: a programmer's error
 */
export function toPath(operation: Operation, params: Readonly<Record<string, string>> = {}): string {
  return fillPath(operation.id, operation.path, params)
}
