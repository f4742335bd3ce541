import sharp from 'sharp'
import { WatchedPicture } from './watched-picture.ts'

const showtime = (filmId: string, businessDate: string) => ({ filmId, businessDate })

/** A picture of these showtimes; the posters are plain and red. */
function createPicture(showtimes: readonly object[], waits: Promise<void> = Promise.resolve()) {
  const poster = sharp({ create: { width: 218, height: 328, channels: 3, background: '#ff0000' } })
  return new WatchedPicture({
    watched: {
      list: async () => {
        await waits
        return { films: [], showtimes, relatedData: {} }
      },
    } as never,
    media: {
      get: async ({ id }) =>
        id === 'lost' ? undefined : ({ bytes: await poster.jpeg().toBuffer() } as never),
    },
    ground: '#0b0f17',
  })
}

/** Whether the pixel at a place is of a poster. */
async function isPosterAt(contents: string, left: number, top: number): Promise<boolean> {
  const [red = 0, green = 0] = await sharp(Buffer.from(contents, 'base64'))
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return red > 150 && green < 100
}

it('has the posters in columns by month, the first at the foot, on the brand’s ground', async () => {
  const picture = await createPicture([
    showtime('a', '2025-01-03'),
    showtime('b', '2025-01-20'),
    showtime('lost', '2025-02-01'),
    showtime('a', '2025-12-24'),
  ]).draw('ines', 2025)
  if (!picture) throw new Error('a picture')
  const { contents, width, height } = picture
  const { format, ...size } = await sharp(Buffer.from(contents, 'base64')).metadata()
  expect([format, size.width, size.height]).toEqual(['jpeg', width, height])
  const foot = Math.round(height / 2) + 60
  const january = 134
  expect(await isPosterAt(contents, january, foot)).toBe(true)
  expect(await isPosterAt(contents, january, foot - 176)).toBe(true)
  // A film without a poster leaves its place; other months are empty.
  expect(await isPosterAt(contents, january + 121, foot)).toBe(false)
  expect(await isPosterAt(contents, january + 11 * 121, foot)).toBe(true)
  expect(await isPosterAt(contents, january + 11 * 121, foot - 176)).toBe(false)
})

it('grows with the fullest month, to eight posters', async () => {
  const many = Array.from({ length: 20 }, (_, day) =>
    showtime('a', `2025-03-${String(day + 1).padStart(2, '0')}`),
  )
  const picture = await createPicture(many).draw('ines')
  expect(picture?.height).toBe(8 * 176 + 16 + 160)
})

it('is none for a year without a film', async () => {
  expect(await createPicture([]).draw('ines')).toBeNull()
})

it('is drawn one at a time, and once for a member who asks again and again', async () => {
  let go: () => void = () => undefined
  const picture = createPicture([], new Promise((resolve) => (go = resolve)))
  const drawn = [picture.draw('ines'), picture.draw('ines')]
  await expect(picture.draw('ines')).rejects.toMatchObject({ condition: 'too-many-requests' })
  go()
  expect(await Promise.all(drawn)).toEqual([null, null])
})
