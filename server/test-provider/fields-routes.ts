import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Clock } from '../src/domain/clock.ts'
import type { PaymentSession } from '../src/domain/payment-provider.ts'
import type { Bank } from './bank.ts'
import { validateCard } from './cards.ts'
import { renderFieldsPage, renderSessionOverPage } from './fields-page.ts'
import { chooseLanguage } from './fields-messages.ts'
import { openSession, type OpenedSession } from './session.ts'

export interface FieldsRoutesOptions {
  bank: Bank
  clock: Clock
  /** The provider's origin for a visitor who reaches this machine by an origin: the only one that may post here. */
  getOrigin: (reachedBy: string) => string
  /** Signs sessions. */
  sessionSecret: () => string
  typefaces: Typefaces | undefined
}

/** Fonts of a shop, so that the fields can use them. */
export interface Typefaces {
  /** `@font-face` rules, their files at `/brand/fonts/`. */
  css: string
  /** Absolute: the folder of those files. */
  folder: string
}

const text = Type.String({ maxLength: 200 })
const isCardEntry = Compile(
  Type.Object({
    number: text,
    expiry: text,
    securityCode: text,
    name: text,
    storesCard: Type.Optional(Type.Boolean()),
  }),
)
const isCode = Compile(Type.Object({ code: text }))

const nonceBytes = 16

/** The hosted card fields: a page for a frame, and the calls of its script. Card numbers are never stored. */
export const fieldsRoutes: FastifyPluginAsync<FieldsRoutesOptions> = async (app, options) => {
  const { bank, clock, getOrigin, sessionSecret, typefaces } = options

  const openedBy = (request: FastifyRequest): OpenedSession | null => {
    const { session } = request.query as { session?: unknown }
    return typeof session === 'string' ? openSession(session, sessionSecret(), clock.now()) : null
  }
  const getSession = (request: FastifyRequest): PaymentSession | null => {
    const opened = openedBy(request)
    return opened && !opened.isOver ? opened.session : null
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    // A page of another origin can neither send cards in a visitor's name nor try codes.
    if (request.method === 'POST' && request.headers.origin !== getOrigin(`http://${request.host}`))
      return reply.code(403).send({ error: 'This may only be sent by the fields themselves' })
  })

  app.get('/fields/', async (request, reply) => {
    const opened = openedBy(request)
    const nonce = randomBytes(nonceBytes).toString('base64')
    policy(reply, nonce, opened?.session.shopOrigin ?? null)
    reply.type('text/html; charset=utf-8')
    if (!opened || opened.isOver) {
      const language = chooseLanguage(request.headers['accept-language'])
      return reply.code(410).send(renderSessionOverPage(nonce, language))
    }
    return reply.send(
      renderFieldsPage({
        nonce,
        shopOrigin: opened.session.shopOrigin,
        language: chooseLanguage(opened.session.languageTag),
        typefaces: typefaces?.css ?? '',
        stored: await bank.findLastFour(opened.session),
      }),
    )
  })

  app.get('/charge', async (request, reply) => {
    const session = getSession(request)
    if (!session) return sessionOver(reply)
    await bank.settleDue()
    return { state: await bank.getState(session) }
  })

  app.post('/charge', async (request, reply) => {
    const session = getSession(request)
    if (!session) return sessionOver(reply)
    if (session.cardReference !== undefined) return { state: await bank.chargeStored(session) }
    const card = request.body
    if (!isCardEntry.Check(card)) return reply.code(400).send({ error: 'Not understood' })
    const faultsByField = validateCard(card, clock.now(), chooseLanguage(session.languageTag).messages.script)
    if (Object.keys(faultsByField).length > 0) return reply.code(422).send({ faults: faultsByField })
    const { canStoreCard = false, amountMinor } = session
    // Fields without a payment are there for nothing else.
    const storesCard = canStoreCard && (amountMinor === 0 || card.storesCard === true)
    return { state: await bank.charge(session, card, storesCard) }
  })

  app.post('/charge/code', async (request, reply) => {
    const session = getSession(request)
    if (!session) return sessionOver(reply)
    if (!isCode.Check(request.body)) return reply.code(400).send({ error: 'Not understood' })
    return { state: await bank.answerChallenge(session, request.body.code) }
  })
}

function sessionOver(reply: FastifyReply): FastifyReply {
  return reply.code(410).send({ error: 'The session is over' })
}

/**
 * Loads nothing from other origins. Only the shop of the session may frame it, even after expiry; an unknown session's
 * page cannot be framed.
 */
function policy(reply: FastifyReply, nonce: string, shopOrigin: string | null): void {
  reply.header(
    'content-security-policy',
    [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${shopOrigin ?? "'none'"}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
  )
}
