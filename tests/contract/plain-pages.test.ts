import { HtmlValidate } from 'html-validate'
import { fieldsPage, sessionOverPage } from '../../server/test-provider/fields-page.ts'
import { chooseLanguage } from '../../server/test-provider/fields-messages.ts'
import { renderFailurePage } from '../../server/src/render/failure-page.ts'

/** Pages written as plain HTML, without the storefront: no other test visits them, as no working page leads to them. */

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
const { html: failure } = renderFailurePage({
  siteTitle: 'Kite & Co',
  languageTag: 'es',
  url: '/films/?q="><script>',
  texts: {},
  correlationId: 'OCC--abcdefg-1',
})

it.each<[string, string]>([
  ['a page that could not be rendered', failure],
  ...['en', 'fr', 'ar', 'es'].map(chooseLanguage).flatMap((language): [string, string][] => [
    [
      `the card fields in ${language.tag}`,
      fieldsPage({ nonce: 'bm9uY2U=', shopOrigin: 'https://shop.example', language, typefaces: '' }),
    ],
    [`card fields whose time is over in ${language.tag}`, sessionOverPage('bm9uY2U=', language)],
  ]),
])('%s is valid HTML', async (_, html) => {
  const { results } = await validator.validateString(html)
  expect(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
  ).toEqual([])
})
