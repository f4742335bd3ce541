import { render, waitFor } from '@testing-library/react'
import { HydratedContext, PageContextContext, StoresContext } from '../../context/contexts.ts'
import { displayRulesId } from '../../context/page-state.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { success } from '../../cache/result.ts'
import { DisplayRulesPlace } from './DisplayRulesPlace.tsx'

/** What jsdom lacks of constructed sheets. */
class Sheet {
  css = ''
  replaceSync(css: string) {
    this.css = css
  }
}

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: Sheet })
  Object.assign(document, { adoptedStyleSheets: [] })
  document.head.innerHTML = `<style id="${displayRulesId}">.promo{display:none!important}</style>`
})

const hidden = () => (document.adoptedStyleSheets as unknown as Sheet[]).map(({ css }) => css).join('')
const servers = () => document.getElementById(displayRulesId)

/** A page of the films, and how to go on to another. */
function browse({ isHydrated }: { isHydrated: boolean }) {
  const rules = [{ selector: '.promo', pagesToShow: ['/'] }]
  const { stores } = createTestStores(
    {},
    {
      content: {
        get: async () =>
          success({
            languageTag: 'en',
            components: { announcements: [], popups: [], elementDisplayRules: rules },
          }) as never,
      },
    },
  )
  const page = (path: string) => (
    <StoresContext value={stores}>
      <HydratedContext value={isHydrated}>
        <PageContextContext
          value={{ params: {}, pattern: path, url: new URL(path, 'https://halcyon.example') }}
        >
          <DisplayRulesPlace />
        </PageContextContext>
      </HydratedContext>
    </StoresContext>
  )
  const { rerender } = render(page('/films/'))
  return (path: string) => rerender(page(path))
}

test('hides what is not for the page shown, from page to page, orders among them', async () => {
  const goTo = browse({ isHydrated: true })
  await waitFor(() => expect(hidden()).toBe('.promo{display:none!important}'))
  expect(servers()).toBeNull()
  goTo('/')
  expect(hidden()).toBe('')
  goTo('/order/showtimes/s1/seats/')
  expect(hidden()).toBe('.promo{display:none!important}')
})

test('the server’s rules stand on its own page and on no other, whether a script takes them over or not', () => {
  const goTo = browse({ isHydrated: false })
  expect(servers()).not.toBeNull()
  goTo('/')
  expect(servers()).toBeNull()
})
