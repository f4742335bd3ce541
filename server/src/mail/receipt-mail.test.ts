import { join } from 'node:path'
import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { readBrand } from '../brand/brand.ts'
import { smallSite } from '../orders/testing/small-cinema.ts'
import { createMailTexts } from './mail-texts.ts'
import { createMailTheme } from './mail-theme.ts'
import type { MailContent } from './message.ts'
import { renderReceiptMail } from './receipt-mail.ts'

const brandsFolder = join(__dirname, '..', '..', '..', 'brands')
const amount = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })

/** An order of two mugs and something that its server has no name for; what a mail reads of it. */
const receipt = {
  order: {
    id: '0193a5c2-7e11-7abc-9def-0123456789ab',
    siteId: smallSite.id,
    totalPrice: amount(25),
    transaction: { number: '0000000042', barcode: 'HX492TQ', createdAt: '2026-11-20T12:00:00Z' },
    paymentSummary: [{ type: 'Embedded', value: amount(25), maskedDetail: 'card ending 1111' }],
    showtimes: [],
    items: [
      { id: 'i1', itemId: 'mug', quantity: 2, price: amount(25) },
      { id: 'i2', itemId: 'leaflet' },
    ],
  },
  relatedData: {
    sites: [smallSite],
    items: [{ id: 'mug', name: { text: 'Mug', translations: [{ languageTag: 'fr', text: 'Tasse' }] } }],
  },
} as unknown as CompletedOrderResponse

async function mailIn(name: string, languageTag: string, sent = receipt): Promise<MailContent | null> {
  const brand = await readBrand(brandsFolder, name)
  const theme = await createMailTheme(brand.theme, brand.assetsFolder, (error) => {
    throw error
  })
  return renderReceiptMail({
    receipt: sent,
    texts: createMailTexts(brand.texts, languageTag, brand.languages[0] ?? 'en'),
    currency: brand.channel.shared.localisation.currency,
    theme,
    siteTitle: brand.siteTitle,
    origin: 'https://shop.example',
    primaryTag: brand.languages[0] ?? 'en',
  })
}

/** What isolates foreign text from its surroundings is no word. */
const toPlain = (text = '') => text.replace(/[\u2066-\u2069]/g, '')

it('says what was bought, for how much, where it is fetched and who paid, and nothing of a showing', async () => {
  const mail = await mailIn('halcyon', 'en')
  expect(toPlain(mail?.subject)).toBe('Your order 0000000042')
  const text = toPlain(mail?.text)
  for (const line of [
    'Bought: 2 × Mug, £25.00',
    'Bought: 1 × leaflet\n',
    'To fetch at: Small cinema, 1 Market Row, Marrow',
    'Total: £25.00',
    'Paid with the card ending in 1111',
    'Code: HX492TQ',
    'https://shop.example/completed-order/?orderId=0193a5c2-7e11-7abc-9def-0123456789ab\n',
  ])
    expect(text).toContain(line)
  expect(text).not.toMatch(/ticket|seat|film|showing|screen/i)
  expect(mail?.attachments.map(({ fileName }) => fileName)).toEqual(['logo.png', 'HX492TQ.png'])
})

it.each([
  ['halcyon', 'fr'],
  ['halcyon', 'ar'],
  ['kite', 'es'],
  ['orpheum', 'en'],
])('has every word of %s in %s, as text and as HTML', async (name, languageTag) => {
  const mail = await mailIn(name, languageTag)
  for (const part of [mail?.subject, mail?.html.replace(/<style>.*?<\/style>/s, ''), mail?.text]) {
    expect(part).not.toMatch(/\{\w+\}/)
    expect(part).not.toMatch(/undefined|mail\.(receipt|ticket)/)
  }
  expect(mail?.text).toContain(languageTag === 'fr' ? 'Tasse' : 'Mug')
})

describe('how the goods reach whoever bought them', () => {
  const named = (text: string) => ({ text, translations: [] })
  const delivery = (method: string, itemIds: string[], change: object = {}) => ({
    ...{ id: method, method, itemIds },
    ...change,
  })
  const toSeat = (itemIds: string[]) =>
    delivery('InSeatDelivery', itemIds, {
      seat: { showtimeId: 's1', seatId: '1', name: 'H11', screenName: named('Screen 4') },
    })
  const write = async (change: object) => {
    const sent = { ...receipt, order: { ...receipt.order, ...change } }
    const mail = await mailIn('halcyon', 'en', sent)
    // The words above the code are those of the HTML part.
    return toPlain(`${mail?.html ?? ''}\n${mail?.text ?? ''}`)
  }

  it('names the seat, and nothing to fetch, where all of it is brought', async () => {
    const text = await write({ itemDeliveries: [toSeat(['i1', 'i2'])] })
    expect(text).toContain('We bring it to you.')
    expect(text).toContain('Brought to: Seat H11, Screen 4\n')
    expect(text).not.toMatch(/fetch/i)
  })

  it('names the table', async () => {
    const location = { siteOrderLocation: { id: 't7', name: named('Table 7') } }
    const text = await write({
      itemDeliveries: [delivery('CustomLocationDelivery', ['i1', 'i2'], location)],
    })
    expect(text).toContain('Brought to: Table 7\n')
  })

  it('says both where a part of it is fetched', async () => {
    const text = await write({ itemDeliveries: [toSeat(['i1'])] })
    expect(text).toContain('Show this code where you fetch it.')
    expect(text).toContain('Brought to: Seat H11, Screen 4')
    expect(text).toContain('To fetch at: Small cinema')
  })

  it('has nothing to fetch where all of it is sent to somebody', async () => {
    const giftCard = { recipientEmail: 'j…@postbox.example' }
    const text = await write({ items: [{ id: 'i1', itemId: 'gift-card', price: amount(25), giftCard }] })
    expect(text).toContain('It is sent by email to whom it is for.')
    expect(text).not.toMatch(/fetch/i)
  })
})

it('is none for an order that has no code', async () => {
  const { order } = receipt
  expect(await mailIn('halcyon', 'en', { ...receipt, order: { ...order, transaction: null } })).toBeNull()
})
