import type { PageResponse } from '@foyer/contract/omnia/page'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getConsentStore } from '../../stores/visitor/consent.ts'
import { StoresContext } from '../../context/contexts.ts'
import type { PageModule } from '../../context/page-module.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { hasMissingFrames } from '../../app/routing/use-shown-page.ts'
import { getContentPagesStore } from '../../stores/content/content-pages.ts'
import { success } from '../../cache/result.ts'
import { getCmsFrames } from '../../content/frame-sources.ts'
import { VideoElement } from './VideoElement.tsx'

const video = {
  type: 'videoEmbed' as const,
  id: 'v1',
  provider: 'YouTube' as const,
  videoId: 'abcdefghijk',
  url: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
  title: 'How the dome was mended',
}
const player = () => screen.queryByTitle('How the dome was mended')

function show(change: Partial<typeof video> = {}) {
  const { stores } = createTestStores({})
  const { logger } = stores.core.platform
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined)
  render(
    <StoresContext value={stores}>
      <VideoElement element={{ ...video, ...change }} />
    </StoresContext>,
  )
  return { consent: getConsentStore(stores), warn }
}

it('says of an address that is no video that it cannot be shown, and leaves a word in the log', () => {
  const { warn } = show({ url: 'https://films.example/dome.avi' })
  expect(screen.getByText('This video cannot be shown.')).toBeVisible()
  expect(player()).toBeNull()
  expect(warn.mock.calls).toEqual([['The video v1 cannot be shown: https://films.example/dome.avi']])
})

it('asks its provider for nothing before it is pressed, and leads there without script', async () => {
  show()
  expect(player()).toBeNull()
  expect(screen.getByText(/comes from YouTube, which may set cookies/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Watch it at YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=abcdefghijk',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Play: How the dome was mended' }))
  expect(player()).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\//))
})

it('is there at once for who has agreed, and gone again for who takes that back', () => {
  const { consent } = show()
  act(() => consent.answer('Accepted'))
  expect(player()).toBeVisible()
  act(() => consent.answer('Declined'))
  expect(player()).toBeNull()
})

describe('the frames of a page', () => {
  const row = (elements: unknown[]) => ({ name: 'row', id: 'r', columns: [{ size: 12, elements }] })
  const vimeo = { ...video, id: 'v2', provider: 'Vimeo' }
  const page = { params: {}, url: new URL('https://halcyon.example/about/'), pattern: '*' }
  async function storesWith(rows: unknown[]) {
    const answer = { alias: 'Generic', components: { grid: { rows } } } as unknown as PageResponse
    const { stores } = createTestStores({}, { content: { get: async () => success(answer) as never } })
    await getContentPagesStore(stores).ensure('/about/')
    return stores
  }

  it('are the players of its videos, those in tabs too, each once, and nothing else', async () => {
    const tab = { type: 'gridTab', id: 't', name: 'More', grid: { rows: [row([vimeo])] } }
    const stores = await storesWith([
      row([video, { ...video, id: 'v3' }, { ...video, id: 'v4', provider: 'Elsewhere' }]),
      { name: 'tabLayout', id: 't', columns: [{ size: 12, elements: [tab] }] },
    ])
    const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
    expect(getCmsFrames()(stores, page)).toEqual(players)
    expect(getCmsFrames()(await storesWith([]), page)).toEqual([])
  })

  it('are none where the page shows what is written for one of its kind, and this is of another', async () => {
    const stores = await storesWith([row([video])])
    expect(getCmsFrames('Generic')(stores, page)).toHaveLength(1)
    expect(getCmsFrames('Films')(stores, page)).toEqual([])
  })

  it('need a document of their own where the one that is there does not allow them', async () => {
    const stores = await storesWith([row([video])])
    const module = { frameSources: getCmsFrames() } as unknown as PageModule
    expect(hasMissingFrames({ module, page }, stores, [])).toBe(true)
    expect(hasMissingFrames({ module, page }, stores, ['https://www.youtube-nocookie.com'])).toBe(false)
    expect(hasMissingFrames({ module: {} as PageModule, page }, stores, [])).toBe(false)
  })
})
