import type { TranslatedText } from '@foyer/contract/wire/common'
import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'

const translated = (text: string, translations: Record<string, string> = {}): TranslatedText => ({
  text,
  translations: Object.entries(translations).map(([languageTag, each]) => ({ languageTag, text: each })),
})

const amount = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })

const seat = (rowLabel: string, label: string) => ({
  id: `${rowLabel}${label}`,
  rowLabel,
  label,
  type: 'Normal',
  areaCategoryId: 'standard',
  seatGroupIds: [],
  position: { areaNumber: 1, rowNumber: 1, columnNumber: Number(label) },
})

/** An order of two adults and a child in two rows of an auditorium, on a winter evening: the parts that a mail reads. */
export const ticketOrder = {
  order: {
    id: '0193a5c2-7e11-7abc-9def-0123456789ab',
    totalPrice: amount(1234.5),
    transaction: { number: '12', barcode: 'HX492TQ', createdAt: '2026-11-20T12:00:00Z' },
    paymentSummary: [{ type: 'CreditCard', value: amount(1234.5), maskedDetail: 'card ending 1111' }],
    showtimes: [
      {
        showtimeId: '1001-1',
        tickets: ['adult', 'adult', 'child'].map((ticketTypeId, index) => ({
          id: String(index),
          ticketTypeId,
          seatId: ['C4', 'C5', 'G5'][index],
        })),
        seats: [seat('C', '4'), seat('C', '5'), seat('G', '5')],
      },
    ],
  },
  relatedData: {
    showtimes: [
      {
        id: '1001-1',
        filmId: 'f1',
        siteId: '1001',
        screenId: 's4',
        schedule: {
          businessDate: '2026-11-21',
          startsAt: '2026-11-21T19:40:00+01:00',
          filmStartsAt: '2026-11-21T20:00:00+01:00',
          filmEndsAt: '2026-11-21T21:59:00+01:00',
          endsAt: '2026-11-21T22:05:00+01:00',
        },
      },
    ],
    films: [
      {
        id: 'f1',
        title: translated('Salt & <Road>', {
          fr: 'La Route du sel',
          ar: 'طريق الملح',
          es: 'La ruta de la sal',
        }),
      },
    ],
    sites: [
      {
        id: '1001',
        name: translated('Docklands', { ar: 'الأرصفة' }),
        contactDetails: { address: { line1: '14 Wharf Street', line2: null, city: 'Portmere' } },
      },
    ],
    screens: [{ id: 's4', name: translated('Screen 4', { fr: 'Salle 4', ar: 'القاعة 4', es: 'Sala 4' }) }],
    ticketTypes: [
      { id: 'adult', description: translated('Adult', { fr: 'Adulte', ar: 'بالغ', es: 'Adulto' }) },
      { id: 'child', description: translated('Child', { fr: 'Enfant', ar: 'طفل', es: 'Infantil' }) },
    ],
  },
} as unknown as CompletedOrderResponse
