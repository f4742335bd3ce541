import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticStyles } from './index.ts'

const css = '[data-part]>b{color:red}'
const page = (cache: ReturnType<typeof createCache>) =>
  renderToString(
    createElement(
      CacheProvider,
      { value: cache },
      createElement(StaticStyles, { id: 'part', css }),
      createElement(StaticStyles, { id: 'part', css }),
    ),
  )

test('go with the rules that a server collects', () => {
  const cache = createCache({ key: 'css', nonce: 'abc' })
  cache.compat = true
  const markup = page(cache)
  expect(markup).toBe('')
  expect(cache.inserted).toEqual({ part: `@media all{${css}}` })
})
