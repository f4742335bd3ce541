import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../src/domain/clock.ts'
import type { RedirectSession } from '../src/domain/payment-provider.ts'
import type { Bank } from './bank.ts'
import { validateCard } from './cards.ts'
import { chooseLanguage } from './fields-messages.ts'
import { renderSessionOverPage } from './fields-page.ts'
import { renderCardPage, renderChallengePage, renderWaitingPage } from './pay-page.ts'
import { openSession } from './session.ts'

export interface PayPageRoutesOptions {
  bank: Bank
  clock: Clock
  /** The provider's origin for a visitor who reaches this machine by an origin: the only one that may post here. */
  getOrigin: (reachedBy: string) => string
  /** Signs sessions. */
  sessionSecret: () => string
}

const nonceBytes = 16
const seeOther = 303

interface OpenPage {
  readonly session: RedirectSession
  readonly token: string
}

/**
 * The provider's own page, for payments by redirect. It returns visitors to the address in the session, and to no
 * other.
 */
export const payPageRoutes: FastifyPluginAsync<PayPageRoutesOptions> = async (app, options) => {
  const { bank, clock, getOrigin, sessionSecret } = options

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )

  app.addHook('onRequest', async (request, reply) => {
    // Not `no-referrer`: forms would then post without an origin.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    if (request.method === 'POST' && request.headers.origin !== getOrigin(`http://${request.host}`))
      return reply.code(403).send({ error: 'This may only be sent by the page itself' })
  })

  const getPage = (request: FastifyRequest): OpenPage | null => {
    const { session: token } = request.query as { session?: unknown }
    const opened = typeof token === 'string' ? openSession(token, sessionSecret(), clock.now()) : null
    if (typeof token !== 'string' || !opened || opened.isOver) return null
    const { session } = opened
    // A session of framed fields has no page to return to.
    return session.returnUrl === undefined
      ? null
      : { token, session: { ...session, returnUrl: session.returnUrl } }
  }

  const send = (
    reply: FastifyReply,
    { session, token }: OpenPage,
    draw: typeof renderChallengePage,
    status = 200,
  ): FastifyReply => {
    const nonce = randomBytes(nonceBytes).toString('base64')
    policy(reply, nonce, session.shopOrigin)
    const { currency, amountMinor, languageTag, returnUrl } = session
    const language = chooseLanguage(languageTag)
    const amount = formatAmount(amountMinor, currency, language.tag)
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(draw({ nonce, language, amount, session: token, returnUrl }))
  }

  const sendOver = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const nonce = randomBytes(nonceBytes).toString('base64')
    policy(reply, nonce, null)
    const language = chooseLanguage(request.headers['accept-language'])
    return reply.code(410).type('text/html; charset=utf-8').send(renderSessionOverPage(nonce, language))
  }

  /** Sends the page for the payment's state; once it is decided, always redirects to the shop. */
  const sendState = async (reply: FastifyReply, opened: OpenPage): Promise<FastifyReply> => {
    switch (await bank.getState(opened.session)) {
      case 'approved':
        return reply.redirect(opened.session.returnUrl, seeOther)
      case 'declined':
        return (await bank.hasCharge(opened.session))
          ? reply.redirect(opened.session.returnUrl, seeOther)
          : send(reply, opened, renderCardPage)
      case 'challenge':
        return send(reply, opened, renderChallengePage)
      case 'pending':
        return send(reply, opened, renderWaitingPage)
    }
  }

  app.get('/pay/', async (request, reply) => {
    const opened = getPage(request)
    if (!opened) return sendOver(request, reply)
    await bank.settleDue()
    return sendState(reply, opened)
  })

  app.post('/pay/', async (request, reply) => {
    const opened = getPage(request)
    if (!opened) return sendOver(request, reply)
    const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const getText = (name: string) => (sent.get(name) ?? '').slice(0, 200)
    const card = {
      number: getText('number'),
      expiry: getText('expiry'),
      securityCode: getText('securityCode'),
      name: getText('name'),
    }
    const { messages } = chooseLanguage(opened.session.languageTag)
    const faults = validateCard(card, clock.now(), messages.script)
    if (Object.keys(faults).length > 0)
      return send(reply, opened, (page) => renderCardPage(page, faults), 422)
    await bank.charge(opened.session, card, false)
    // A separate page, so that going back or reloading does not send the card again.
    return reply.redirect(getAddress(opened), seeOther)
  })

  app.post('/pay/code', async (request, reply) => {
    const opened = getPage(request)
    if (!opened) return sendOver(request, reply)
    const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    await bank.answerChallenge(opened.session, (sent.get('code') ?? '').slice(0, 20))
    return reply.redirect(getAddress(opened), seeOther)
  })
}

const getAddress = ({ token }: OpenPage) => `/pay/?session=${token}`

function formatAmount(amountMinor: number, currency: string, languageTag: string): string {
  const format = new Intl.NumberFormat(languageTag, { style: 'currency', currency })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amountMinor / 10 ** decimals)
}

/** No script, nothing from other origins, no framing; forms may lead to this page or to the shop. */
function policy(reply: FastifyReply, nonce: string, shopOrigin: string | null): void {
  reply.header(
    'content-security-policy',
    [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      "base-uri 'none'",
      `form-action 'self'${shopOrigin === null ? '' : ` ${shopOrigin}`}`,
      "frame-ancestors 'none'",
    ].join('; '),
  )
}
