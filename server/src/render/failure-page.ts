import { createHash } from 'node:crypto'
import { escapeHtml } from '../http/escape-html.ts'
import { plainPageStyles } from '../http/plain-page.ts'

/** `busy`: the server has too many requests; `tooMany`: this visitor's address has made too many. */
export type FailureReason = 'failure' | 'busy' | 'tooMany'

export interface FailurePageOptions {
  siteTitle: string
  languageTag: string
  /** The address to try again, as requested. */
  url: string
  /** Texts of the language; plain English replaces missing ones. */
  texts: Readonly<Record<string, string>>
  /** Why there is no page; default a failure of the server. */
  reason?: FailureReason
  /** Shown on the page, so that the visitor can quote it and support can find the log line. */
  correlationId: string
}

const fallbackTexts = {
  'shared.failure.title': 'We will be right back',
  'shared.failure.text':
    'This page did not load. It is our fault, not yours. Nothing you bought or chose has been lost.',
  'shared.failure.busy.title': 'A lot is going on right now',
  'shared.failure.busy.text':
    'More people are here than we can serve at once. Try again in a moment. Nothing you bought or chose has been lost.',
  'shared.failure.tooMany.title': 'That was very fast',
  'shared.failure.tooMany.text':
    'Many pages were asked for over your internet connection within a minute. Wait a moment, then try again. Nothing you bought or chose has been lost.',
  'shared.failure.retry': 'Try again',
  'shared.failure.reference': 'If you write to us, quote {reference}.',
}

const reasonTexts = {
  failure: { title: 'shared.failure.title', text: 'shared.failure.text' },
  busy: { title: 'shared.failure.busy.title', text: 'shared.failure.busy.text' },
  tooMany: { title: 'shared.failure.tooMany.title', text: 'shared.failure.tooMany.text' },
} as const

const styles = `${plainPageStyles}
a {
  display: inline-block;
  margin-top: 1rem;
  padding: 0.75rem 1.25rem;
  border: 2px solid;
  border-radius: 0.5rem;
  color: inherit;
  font-weight: 600;
}
small {
  display: block;
  margin-top: 2rem;
  opacity: 0.8;
}
`

const styleHash = createHash('sha256').update(styles).digest('base64')
const failurePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The page that needs no storefront: shown, with 503, if rendering fails. It has no script at all. */
export function renderFailurePage(options: FailurePageOptions): { html: string; policy: string } {
  const text = (key: keyof typeof fallbackTexts) => options.texts[key] ?? fallbackTexts[key]
  const { reason = 'failure' } = options
  const keys = reasonTexts[reason]
  const title = escapeHtml(text(keys.title))
  const html = `<!doctype html>
<html lang="${escapeHtml(options.languageTag)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escapeHtml(options.siteTitle)}</title>
<style>${styles}</style>
</head>
<body dir="auto">
<main>
<h1>${title}</h1>
<p>${escapeHtml(text(keys.text))}</p>
<a href="${escapeHtml(options.url)}">${escapeHtml(text('shared.failure.retry'))}</a>
<small>${escapeHtml(text('shared.failure.reference').replace('{reference}', options.correlationId))}</small>
</main>
</body>
</html>
`
  return { html, policy: failurePolicy }
}
