import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CompositeFilter } from '../../films/composite-filter/index.ts'
import { DayStrip } from '../../navigation/day-strip/index.ts'
import { OrderSteps } from '../../order/order-steps/index.ts'
import { OrderSummary } from '../../order/order-summary/index.ts'
import { ShowtimeList } from '../../films/showtime-list/index.ts'
import { ListFormatProvider } from './index.ts'

jest.unmock('@emotion/sheet')

/** What components write in a row, with the comma of Arabic. */
const cases: readonly (readonly [string, ReactNode, string])[] = [
  [
    'a step of an order that is done',
    <OrderSteps
      label="طلبك"
      progress="٢ من ٢"
      doneLabel="تمت"
      steps={[
        { id: 'tickets', label: 'التذاكر', state: 'done', href: '/tickets/' },
        { id: 'seats', label: 'المقاعد', state: 'current' },
      ]}
    />,
    'التذاكر، تمت',
  ],
  [
    'a day without films',
    <DayStrip
      label="الأيام"
      days={[
        {
          date: '2026-11-24',
          weekday: 'غدًا',
          day: '24',
          month: 'نوفمبر',
          label: 'الثلاثاء 24 نوفمبر',
          disabled: true,
          disabledText: 'لا أفلام',
        },
      ]}
    />,
    'الثلاثاء 24 نوفمبر، لا أفلام',
  ],
  [
    'the bar of an order',
    <OrderSummary
      label="طلبك"
      film={{ title: 'طريق الملح', lines: [] }}
      groups={[]}
      total={{ label: 'المجموع', amount: '£20' }}
      phone={{ count: 'تذكرتان', openLabel: 'افتح', closeLabel: 'أغلق', title: 'طلبك' }}
    />,
    '£20، تذكرتان',
  ],
  [
    'several answers of a filter',
    <CompositeFilter
      sections={[
        {
          id: 'genre',
          label: 'النوع',
          multiple: true,
          options: [
            { value: 'drama', label: 'دراما' },
            { value: 'comedy', label: 'كوميديا' },
          ],
        },
      ]}
      selected={{ genre: ['drama', 'comedy'] }}
      onChange={() => undefined}
      labels={{
        hint: 'اختر',
        apply: 'طبّق',
        cancel: 'ألغِ',
        clear: 'امسح',
        close: 'أغلق',
        all: 'الكل',
        filter: 'تصفية',
      }}
    />,
    'دراما، كوميديا',
  ],
]

test.each(cases)('%s has the comma of the page’s language', (_, component, labels) => {
  const { container, rerender } = render(component)
  expect(container).toHaveTextContent(labels.replace('،', ','))
  rerender(<ListFormatProvider join={(each) => each.join('، ')}>{component}</ListFormatProvider>)
  expect(container).toHaveTextContent(labels)
  expect(container).not.toHaveTextContent(', ')
})

test('so has the name of a row of showtimes', () => {
  const groups = [
    {
      id: 'plain',
      label: '2D',
      showtimes: [
        {
          id: '1',
          time: '17:15',
          href: '/',
          labels: { few: 'قليل', soldOut: 'نفدت' },
          accessibleName: '17:15',
        },
      ],
    },
  ]
  render(
    <ListFormatProvider join={(each) => each.join('، ')}>
      <ShowtimeList cinemas={[{ id: 'docklands', name: 'دوكلاندز', lines: [], groups }]} />
    </ListFormatProvider>,
  )
  expect(screen.getByRole('list', { name: '2D، دوكلاندز' })).toBeVisible()
})
