import { HtmlValidate } from 'html-validate'
import { renderFieldsPage, renderSessionOverPage } from '../../server/test-provider/fields-page.ts'
import { chooseLanguage } from '../../server/test-provider/fields-messages.ts'
import { createMailTexts } from '../../server/src/mail/mail-texts.ts'
import { renderUnsubscribePage } from '../../server/src/mail/unsubscribe-routes.ts'
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
  ...(['ask', 'done', 'unknown'] as const).map((state): [string, string] => [
    `the page that ends mails: ${state}`,
    renderUnsubscribePage(createMailTexts({}, 'ar', 'en'), 'Kite & Co', state),
  ]),
  ...['en', 'fr', 'ar', 'es'].map(chooseLanguage).flatMap((language): [string, string][] => [
    [
      `the card fields in ${language.tag}`,
      renderFieldsPage({
        nonce: 'bm9uY2U=',
        shopOrigin: 'https://shop.example',
        language,
        typefaces: '',
        stored: null,
      }),
    ],
    [
      `the stored card in ${language.tag}`,
      renderFieldsPage({
        nonce: 'bm9uY2U=',
        shopOrigin: 'https://shop.example',
        language,
        typefaces: '',
        stored: '1111',
      }),
    ],
    [`card fields whose time is over in ${language.tag}`, renderSessionOverPage('bm9uY2U=', language)],
  ]),
])('%s is valid HTML', async (_, html) => {
  const { results } = await validator.validateString(html)
  expect(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
  ).toEqual([])
})
