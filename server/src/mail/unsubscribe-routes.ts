import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { languageParameter } from '@foyer/contract/omnia/language-address'
import { getLanguageFor } from '../brand/languages.ts'
import type { Brand } from '../brand/brand.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { formBodies } from '../http/form-bodies.ts'
import { plainPageStyles } from '../http/plain-page.ts'
import { createMailTexts, type MailTexts } from './mail-texts.ts'

/** Path under which mails can be ended; the rest of the address says which. */
const unsubscribePath = '/unsubscribe'

/** What mails are about that can be ended. */
export type MailPurpose = 'watchlist'

/** Signs the addresses that end mails, so that a copy of the database is not enough to make one. */
export interface UnsubscribeSigner {
  signUnsubscribe(purpose: MailPurpose, mailKey: string): string
  isUnsubscribe(purpose: MailPurpose, mailKey: string, signature: string): boolean
}

/** Path that ends a member's mails about something. It does not expire and needs no sign-in. */
export function toUnsubscribeLink(signer: UnsubscribeSigner, purpose: MailPurpose, mailKey: string): string {
  return `${unsubscribePath}/${purpose}/${mailKey}/${signer.signUnsubscribe(purpose, mailKey)}/`
}

export interface UnsubscribeOptions {
  readonly signer: UnsubscribeSigner
  readonly brand: Pick<Brand, 'languages' | 'texts' | 'siteTitle'>
  /** Ends the mails of the member with a key, by what they are about; without effect if the account has gone. */
  readonly end: Readonly<Record<MailPurpose, (mailKey: string) => Promise<void>>>
}

const styles = `${plainPageStyles}
button {
  margin-block: 1rem;
  padding: 0.75rem 1.25rem;
  border: 2px solid;
  border-radius: 0.5rem;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
a {
  color: inherit;
}
`
const styleHash = createHash('sha256').update(styles).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

interface Address {
  readonly purpose: string
  readonly mailKey: string
  readonly signature: string
}

/**
 * `/unsubscribe/…`: ends mails at the press of a button, since scanners of mail programs follow links; a mail program that
 * does it in one click sends the same POST. Answered alike however often it is done.
 */
export const unsubscribeRoutes: FastifyPluginAsync<UnsubscribeOptions> = async (app, options) => {
  const { signer, brand, end } = options
  const primaryTag = brand.languages[0] ?? 'en'
  await app.register(formBodies)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store')
    reply.header('x-robots-tag', 'noindex')
    reply.header('referrer-policy', 'no-referrer')
  })

  const isPurpose = (text: string): text is MailPurpose => Object.hasOwn(end, text)
  /** What an address ends; null for one that is not ours. */
  function parse({ purpose, mailKey, signature }: Address) {
    if (!isPurpose(purpose) || !signer.isUnsubscribe(purpose, mailKey, signature)) return null
    return { purpose, mailKey }
  }
  const getTexts = (query: unknown): MailTexts => {
    const requested = (query as Record<string, unknown>)[languageParameter]
    const tag = typeof requested === 'string' ? getLanguageFor(requested, brand.languages) : undefined
    return createMailTexts(brand.texts, tag ?? primaryTag, primaryTag)
  }
  const send = (reply: FastifyReply, status: number, texts: MailTexts, state: UnsubscribeState) =>
    reply
      .code(status)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(renderUnsubscribePage(texts, brand.siteTitle, state))
  const path = `${unsubscribePath}/:purpose/:mailKey/:signature/`

  app.get<{ Params: Address }>(path, async (request, reply) => {
    const isOurs = parse(request.params) !== null
    return send(reply, isOurs ? 200 : 404, getTexts(request.query), isOurs ? 'ask' : 'unknown')
  })

  app.post<{ Params: Address }>(path, async (request, reply) => {
    const parsed = parse(request.params)
    const texts = getTexts(request.query)
    if (parsed === null) return send(reply, 404, texts, 'unknown')
    await end[parsed.purpose](parsed.mailKey)
    return send(reply, 200, texts, 'done')
  })
}

/** Before the press, after it, and at an address that is not ours. */
export type UnsubscribeState = 'ask' | 'done' | 'unknown'

/** The page of an address that ends mails. It has no script and needs no theme. */
export function renderUnsubscribePage(
  { t, languageTag, direction }: MailTexts,
  siteTitle: string,
  state: UnsubscribeState,
): string {
  const title = escapeHtml(t(`mail.unsubscribe.${state}.title`))
  const form = `<form method="post"><button type="submit">${escapeHtml(t('mail.unsubscribe.ask.confirm'))}</button></form>`
  return `<!doctype html>
<html lang="${escapeHtml(languageTag)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escapeHtml(siteTitle)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(t(`mail.unsubscribe.${state}.text`))}</p>
${state === 'ask' ? form : ''}
<p><a href="/">${escapeHtml(siteTitle)}</a></p>
</main>
</body>
</html>
`
}
