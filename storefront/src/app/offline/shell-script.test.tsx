import { render, screen, waitFor } from '@testing-library/react'
import { installOfflineBrowser, createExampleTicket } from '../../stores/browser/testing/offline-browser.ts'
import { createShellScript, type ShellTexts } from './shell-script.ts'
import { TicketShell } from './TicketShell.tsx'

const toTexts = (languageTag: string, direction: 'ltr' | 'rtl'): ShellTexts => ({
  languageTag,
  direction,
  offline: `offline ${languageTag}`,
  listTitle: `list ${languageTag}`,
  missingTitle: `missing ${languageTag}`,
  missingText: 'It opens once the connection is back.',
  retry: `retry ${languageTag}`,
})

let browser: ReturnType<typeof installOfflineBrowser>
beforeEach(() => {
  browser = installOfflineBrowser()
  jest.useFakeTimers({ now: Date.parse('2026-11-30T18:00:00Z'), doNotFake: ['queueMicrotask', 'setTimeout'] })
})
afterEach(() => {
  browser.restore()
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.cookie = 'foyer-language=; max-age=0'
})

/** Opens the shell at an address, from the text of its script alone. */
async function open(address: string, languages: readonly string[] = ['en-GB']) {
  history.replaceState(null, '', address)
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  render(<TicketShell siteTitle="Halcyon" />)
  const script = createShellScript({
    page: '/completed-order/',
    siteTitle: 'Halcyon </script>',
    languageCookie: 'foyer-language',
    texts: [toTexts('en', 'ltr'), toTexts('fr', 'ltr'), toTexts('ar', 'rtl')],
  })
  expect(script).not.toContain('</')
  window.eval(script)
  await screen.findByRole('button', { name: /^retry/ })
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const getPage = () => {
  const { lang, dir } = document.documentElement
  return { lang, dir, title: document.title }
}

describe('the page of stored tickets', () => {
  it('shows the ticket that its address names, every text as it was stored', async () => {
    browser.put(createExampleTicket())
    browser.put(createExampleTicket({ orderId: 'o2', film: 'Louder' }))
    await open('/completed-order/?orderId=o1')
    expect(title()).toBe('Ninth Floor')
    const article = screen.getByRole('article')
    for (const text of ['Paid. Show this at the door.', '19:40', 'Mon 30 Nov', '15', 'Halcyon Docklands'])
      expect(article).toHaveTextContent(text)
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Screen', 'Seats'])
    expect(
      screen.getAllByRole('definition').map((cell) => [cell.textContent, cell.getAttribute('data-word')]),
    ).toEqual([
      ['4', null],
      ['H10, H11, H12', 'seats'],
    ])
    const code = screen.getByRole('img', { name: 'Code for the door: HX492T' })
    expect(code).toHaveAttribute('viewBox', '0 0 23 23')
    expect(code.querySelector('path')).toHaveAttribute('d', 'M1 1h7v1h-7z')
    expect(article.querySelector('[data-slot=reference]')).toHaveTextContent('HX492T')
    expect(article).toHaveTextContent('2 × Adult, 1 × Student')
    expect(article).not.toHaveTextContent('–')
    expect(getPage()).toEqual({ lang: 'en', dir: 'ltr', title: 'Ninth Floor | Halcyon </script>' })
    expect(screen.getByText('offline en')).toBeVisible()
  })

  it('has no box for a rating that there is not', async () => {
    browser.put(createExampleTicket({ rating: null }))
    await open('/completed-order/?orderId=o1')
    expect(screen.getByRole('article').querySelector('[data-size]')).toBeNull()
  })

  it('is in the language and direction of the ticket, whatever the browser’s', async () => {
    browser.put(createExampleTicket({ languageTag: 'ar-AE', direction: 'rtl' }))
    await open('/completed-order/?orderId=o1')
    expect(getPage()).toMatchObject({ lang: 'ar-AE', dir: 'rtl' })
    expect(screen.getByText('offline ar')).toBeVisible()
  })

  it('without an order shows the one that is there', async () => {
    browser.put(createExampleTicket())
    await open('/completed-order/')
    expect(title()).toBe('Ninth Floor')
  })

  it('without an order lists several, the next one first', async () => {
    browser.put(
      createExampleTicket({ orderId: 'o2', film: 'Louder', startsAt: Date.parse('2026-11-30T21:00:00Z') }),
    )
    browser.put(createExampleTicket())
    await open('/completed-order/')
    expect(title()).toBe('list en')
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/completed-order/?orderId=o1',
      '/completed-order/?orderId=o2',
    ])
    expect(links[0]).toHaveTextContent('Ninth FloorMon 30 Nov 19:40 · Halcyon Docklands')
    expect(screen.queryByRole('article')).toBeNull()
  })

  it.each([
    [['fr-CA', 'en'], '', 'missing fr'],
    [['de', 'ar-EG'], '', 'missing ar'],
    [['de'], '', 'missing en'],
    [['en'], 'fr', 'missing fr'],
  ])(
    'says that a ticket is not on the device, for %p and the chosen %p: %s',
    async (tags, chosen, wanted) => {
      if (chosen) document.cookie = `foyer-language=${chosen}`
      await open('/completed-order/?orderId=o1', tags)
      expect(title()).toBe(wanted)
      expect(screen.getByText('It opens once the connection is back.')).toBeVisible()
      expect(browser.databases.size).toBe(0)
    },
  )

  it('names the tickets that are there beside one that is not', async () => {
    browser.put(createExampleTicket())
    await open('/completed-order/?orderId=another')
    expect(title()).toBe('missing en')
    expect(screen.getByRole('heading', { level: 2, name: 'list en' })).toBeVisible()
    expect(screen.getByRole('link', { name: /Ninth Floor/ })).toBeVisible()
  })

  it('deletes a ticket whose day is over, and with the last one everything', async () => {
    browser.put(createExampleTicket({ deleteAt: Date.parse('2026-11-30T18:00:00Z') }))
    await open('/completed-order/?orderId=o1')
    expect(title()).toBe('missing en')
    await waitFor(() => expect(browser.listStored()).toBeNull())
    expect([browser.isRegistered(), browser.cached.size]).toEqual([false, 0])
  })

  it('does not show a record of another version', async () => {
    browser.put({ ...createExampleTicket(), v: 7 })
    await open('/completed-order/?orderId=o1')
    expect(title()).toBe('missing en')
  })

  it('says that nothing is there where the browser’s storage is blocked', async () => {
    Object.assign(indexedDB, {
      open: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    await open('/completed-order/?orderId=o1')
    expect(title()).toBe('missing en')
  })
})
