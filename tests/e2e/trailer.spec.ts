import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { chooseCity, takenOver } from './visitor.ts'

/** The page of the film whose trailer exists both as a stream and as a file. */
async function openStreamedTrailer(page: Page, shop: Shop): Promise<void> {
  const { body } = await shop.call<'getFilms'>('GET', 'films')
  const film = body.films.find(({ trailers }) => trailers?.some(({ uri }) => uri.endsWith('.m3u8')))
  if (!film) throw new Error('the seed has no streamed trailer')
  await chooseCity(page, shop)
  await page.goto(`/films/any/${film.id}/`)
  await takenOver(page)
  await page.getByRole('button', { name: 'Watch trailer' }).click()
}

const canPlay = (page: Page) =>
  page.evaluate(() => MediaSource.isTypeSupported('video/mp4; codecs="avc1.640028,mp4a.40.2"'))

const place = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => dialog.querySelector('video')?.currentTime ?? 0)

/** Makes browsers with native streaming report that they have none. */
const withoutStreams = (page: Page) =>
  page.addInitScript(() => {
    const requests = HTMLMediaElement.prototype.canPlayType
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return /mpegurl/i.test(type) ? '' : requests.call(this, type)
    }
  })

for (const isNative of [true, false]) {
  test(`a streamed trailer plays ${isNative ? 'as the browser does it' : 'where the browser needs a player'}`, async ({
    page,
    shop,
  }) => {
    if (!isNative) await withoutStreams(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await openStreamedTrailer(page, shop)
    test.skip(!(await canPlay(page)), 'this Chromium is built without H.264')
    await expect.poll(() => place(page)).toBeGreaterThan(0.5)
    await expect(page.getByRole('dialog').getByRole('status')).toHaveCount(0)
    if (!isNative) {
      expect(requests.filter((path) => path.endsWith('.m4s')).length).toBeGreaterThan(0)
      expect(requests.some((path) => /\/assets\/hls[^/]*\.js$/.test(path))).toBe(true)
    }
    expect(requests.filter((path) => path.endsWith('.mp4') && !path.includes('init'))).toEqual([])

    await page.getByRole('button', { name: 'Close the trailer' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

test('a failed stream falls back to the file; if both fail, the dialog says so with a retry button', async ({
  page,
  shop,
}) => {
  await withoutStreams(page)
  await page.route('**/*.m3u8', (route) => route.abort())
  await page.route('**/media/trailers/*.mp4', (route) => route.abort())
  await openStreamedTrailer(page, shop)
  test.skip(!(await canPlay(page)), 'this Chromium is built without H.264')
  const failure = page.getByRole('dialog').getByRole('alert')
  await expect(failure).toContainText('Sorry, something went wrong.')

  await page.unroute('**/media/trailers/*.mp4')
  await failure.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => place(page)).toBeGreaterThan(0.5)
})
