import { join } from 'node:path'
import { getContrastRatio } from '@foyer/theme-tokens/values/color'
import sharp from 'sharp'
import { encode } from 'uqr'
import { readBrand, type Brand } from '../brand/brand.ts'
import { createMailFormats } from './mail-formats.ts'
import { createMailTexts } from './mail-texts.ts'
import { createMailTheme, type MailTheme } from './mail-theme.ts'
import type { MailContent } from './message.ts'
import { toTicketDetails, type TicketDetails } from './ticket-details.ts'
import { codeContentId } from './order-mail.ts'
import { renderTicketMail } from './ticket-mail.ts'
import { ticketOrder } from './testing/ticket-order.ts'

const brandsFolder = join(__dirname, '..', '..', '..', 'brands')
const origin = 'https://shop.example'
const now = Date.parse('2026-11-20T12:00:00Z')
const ticket = toTicketDetails(ticketOrder)!

const brands = new Map<string, { brand: Brand; theme: MailTheme }>()
async function openBrand(name: string) {
  const known = brands.get(name)
  if (known) return known
  const brand = await readBrand(brandsFolder, name)
  const theme = await createMailTheme(brand.theme, brand.assetsFolder, (error) => {
    throw error
  })
  brands.set(name, { brand, theme })
  return { brand, theme }
}

async function mailIn(
  name: string,
  languageTag: string,
  overrides: Partial<TicketDetails> = {},
): Promise<MailContent> {
  const { brand, theme } = await openBrand(name)
  const { culture, shared } = brand.channel
  return renderTicketMail({
    ticket: { ...ticket, ...overrides },
    texts: createMailTexts(brand.texts, languageTag, brand.languages[0] ?? 'en'),
    formats: createMailFormats(languageTag, culture, shared.localisation.dateTime.timeFormat),
    currency: shared.localisation.currency,
    theme,
    siteTitle: brand.siteTitle,
    origin,
    primaryTag: brand.languages[0] ?? 'en',
    now,
  })
}

const cases = [
  ['halcyon', 'en'],
  ['halcyon', 'fr'],
  ['halcyon', 'ar'],
  ['kite', 'en'],
  ['kite', 'es'],
  ['orpheum', 'en'],
] as const

describe.each(cases)('the tickets of %s in %s by mail', (name, languageTag) => {
  it('match the stored mails', async () => {
    const { subject, html, text } = await mailIn(name, languageTag)
    expect(subject).toMatchSnapshot('subject')
    expect(text).toMatchSnapshot('text')
    expect(html).toMatchSnapshot('html')
  })

  it('have every text and value, and no unfilled placeholder', async () => {
    const { subject, html, text } = await mailIn(name, languageTag)
    for (const part of [subject, html.replace(/<style>.*?<\/style>/s, ''), text]) {
      expect(part).not.toMatch(/\{\w+\}/)
      expect(part).not.toMatch(/undefined|mail\.ticket/)
    }
    const plain = text.replace(/[\u2066-\u2069]/g, '')
    const comma = languageTag === 'ar' ? '، ' : ', '
    for (const detail of [
      ['C4', 'C5', 'G5'].join(comma),
      '19:40',
      '20:00',
      '21:59',
      '14 Wharf Street',
      'HX492TQ',
      '1111',
    ])
      expect(plain).toContain(detail)
    expect(plain).toMatch(/1.?234[.,]50/)
    const language = languageTag === 'en' ? '' : `&language=${languageTag}`
    expect(text).toContain(`${origin}/completed-order/?orderId=${ticket.order.id}${language}\n`)
    expect(html).toContain(
      `href="${origin}/completed-order/?orderId=${ticket.order.id}${language.replace('&', '&amp;')}"`,
    )
  })

  it('state their language and direction', async () => {
    const { html } = await mailIn(name, languageTag)
    const direction = languageTag === 'ar' ? 'rtl' : 'ltr'
    expect(html).toContain(`<html lang="${languageTag}" dir="${direction}">`)
    expect(html.match(/dir="(rtl|ltr)"/g)?.filter((each) => !each.includes(direction))).toEqual([
      // Only the ticket's code is written left to right.
      ...(direction === 'rtl' ? ['dir="ltr"'] : []),
    ])
    expect(html).not.toContain(`text-align:${direction === 'rtl' ? 'left' : 'right'}`)
  })
})

describe.each(['halcyon', 'kite', 'orpheum'])('a mail of %s', (name) => {
  it('has legible colours, in light and in dark', async () => {
    const { theme } = await openBrand(name)
    const schemes = [theme.colors, ...(theme.other ? [theme.other.colors] : [])]
    expect(schemes).toHaveLength(2)
    for (const { bg, surface, text, muted, ink, primary, onPrimary } of schemes) {
      for (const ground of [bg, surface])
        for (const color of [text, muted, ink])
          expect(getContrastRatio(color, ground)).toBeGreaterThanOrEqual(4.5)
      expect(getContrastRatio(onPrimary, primary)).toBeGreaterThanOrEqual(4.5)
    }
    expect(getContrastRatio(theme.band.ink, theme.band.ground)).toBeGreaterThanOrEqual(4.5)
  })

  it('has the logo as a picture that every reader shows', async () => {
    const { theme } = await openBrand(name)
    const { format, height } = await sharp(theme.logo?.png).metadata()
    expect([format, height]).toEqual(['png', (theme.logo?.height ?? 0) * 3])
    expect(theme.logo?.label).not.toBe('')
    const { data } = await sharp(theme.logo?.png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const drawn = Array.from({ length: data.length / 4 }, (_, pixel) =>
      data.subarray(4 * pixel, 4 * pixel + 4),
    )
      .filter((pixel) => pixel[3] === 255)
      .map((pixel) => `#${pixel.subarray(0, 3).toString('hex')}`)
    const isSeen = drawn.filter((color) => getContrastRatio(color, theme.band.ground) >= 3)
    expect(isSeen.length / drawn.length).toBeGreaterThan(0.6)
  })

  it('loads no file or address, and has links only', async () => {
    const { html, attachments } = await mailIn(name, 'en')
    const sources = [...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source)
    const pictures = attachments.flatMap(({ contentId }) => (contentId ? [`cid:${contentId}`] : []))
    expect(sources.sort()).toEqual(pictures.sort())
    expect(html).not.toMatch(/<script|<link|@import|url\(/)
  })
})

describe('the tickets by mail', () => {
  it('carry the same code as the ticket page draws', async () => {
    const { attachments } = await mailIn('halcyon', 'en')
    const picture = attachments.find(({ contentId }) => contentId === codeContentId)!
    const { data, size } = encode('HX492TQ', { ecc: 'M', border: 4 })
    const pixels = await sharp(picture.contents)
      .resize(size, size, { kernel: 'nearest' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { channels } = pixels.info
    const isDark = (x: number, y: number) => (pixels.data[(y * size + x) * channels] ?? 0) < 128
    expect(data.every((row, y) => row.every((dark, x) => dark === isDark(x, y)))).toBe(true)
  })

  it('include the showtime as a calendar file, in UTC', async () => {
    const { attachments } = await mailIn('halcyon', 'fr')
    const file = attachments.find(({ fileName }) => fileName === 'HX492TQ.ics')!
    const lines = file.contents.toString().replace(/\r\n /g, '')
    expect(lines).toContain('DTSTART:20261121T184000Z\r\n')
    expect(lines).toContain('DTEND:20261121T210500Z\r\n')
    expect(lines).toContain('SUMMARY:La Route du sel\r\n')
    expect(lines).toContain('LOCATION:Docklands\\, 14 Wharf Street\\, Portmere\r\n')
    expect(lines).toContain('C4\\, C5\\, G5')
  })

  it('escape what the catalogue says', async () => {
    const { html, text } = await mailIn('halcyon', 'en')
    expect(html).toContain('Salt &amp; &lt;Road&gt;')
    expect(html).not.toContain('<Road>')
    expect(text).toContain('Salt & <Road>')
  })

  it('leave out seats, payment, screen and cinema if there are none', async () => {
    const { text } = await mailIn('halcyon', 'en', {
      seats: [],
      screen: undefined,
      site: undefined,
      order: {
        ...ticket.order,
        totalPrice: { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 },
        paymentSummary: [],
      },
    })
    expect(text).toContain('Seats: Sit where you like')
    expect(text).toContain('Payment: Nothing to pay')
    expect(text).not.toMatch(/^(Screen|Where):/m)
  })

  it('name each part that was paid', async () => {
    const { text } = await mailIn('halcyon', 'en', {
      order: {
        ...ticket.order,
        paymentSummary: [
          {
            type: 'GiftCard',
            value: { valueIncludingTax: 5, valueExcludingTax: 5, tax: 0 },
            maskedDetail: 'GI......4321',
          },
          ...ticket.order.paymentSummary,
        ],
      },
    })
    expect(text).toContain('Payment: £5.00 by gift card')
    expect(text).toContain('Payment: Paid with the card ending in 1111')
    expect(text).not.toContain('4321')
  })

  it.each([
    [
      'Unpaid',
      '2026-11-21T18:25:00Z',
      'Pay at the counter by 19:25 on Saturday 21 November. After that the seats go back on sale.',
    ],
    ['UnpaidConfirmed', undefined, 'Pay at the counter when you come. Your seats are kept for you.'],
  ] as const)(
    'say that an %s booking is due at the cinema, and until when',
    async (mode, releasesAt, note) => {
      const noFee = { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 }
      const booking = { id: null, mode, totalBookingFee: noFee, originalBookingFee: noFee }
      const { text, html } = await mailIn('halcyon', 'en', {
        order: {
          ...ticket.order,
          paymentSummary: [],
          booking: { ...booking, ...(releasesAt && { releasesAt }) },
        },
      })
      expect(text).toContain('Payment: To pay at the cinema\n')
      expect(text).toContain(`${note}\n`)
      expect(html).toContain(note)
      expect(text).not.toMatch(/Nothing to pay|Paid/)
    },
  )

  it('are none for an order without a code or a film', () => {
    const { order, relatedData } = ticketOrder
    expect(toTicketDetails({ order: { ...order, transaction: null }, relatedData })).toBeNull()
    expect(toTicketDetails({ order, relatedData: { ...relatedData, films: [] } })).toBeNull()
    expect(toTicketDetails({ order: { ...order, showtimes: [] }, relatedData })).toBeNull()
  })
})

describe('times of a mail', () => {
  const instant = '2026-07-04T00:05:00+13:00'
  it.each([
    ['HH:mm:ss', '00:05'],
    ['H:mm', '0:05'],
    ['h:mm A', '12:05 AM'],
    ['hh:mm a', '12:05 am'],
  ])('in the format %s are %s, by the clock of the cinema', (format, expected) => {
    expect(createMailFormats('en', 'en-GB', format).time(instant)).toBe(expected)
  })

  it('have days as the language of the channel writes them', () => {
    expect(createMailFormats('en', 'en-GB', 'HH:mm').dayAndYear('2026-11-21')).toBe(
      'Saturday, 21 November 2026',
    )
    expect(createMailFormats('en', 'en-US', 'HH:mm').dayAndYear('2026-11-21')).toBe(
      'Saturday, November 21, 2026',
    )
    expect(createMailFormats('ar', 'en-GB', 'HH:mm').dayAndYear('2026-11-21')).toMatch(/^السبت.*21.*2026$/)
  })
})
