import { HoldTimer } from '../src/order/hold-timer/index.ts'
import { LivingTicket, QrCode } from '../src/order/living-ticket/index.ts'
import { OrderSteps } from '../src/order/order-steps/index.ts'
import { OrderSummary } from '../src/order/order-summary/index.ts'
import { PaymentOption, PaymentOptions, SecurePanel } from '../src/order/payment-option/index.ts'
import { PickedSeat, SeatChip } from '../src/order/seat-chip/index.ts'
import { SeatEngine, SeatGlyph, SeatLegend, SeatMap } from '../src/order/seat-map/index.ts'
import { parlour, statusesOf } from '../src/order/seat-map/sample/rooms.ts'
import { sampleTexts } from '../src/order/seat-map/sample/texts.ts'
import { SeatMark } from '../src/order/seat-mark/index.ts'
import { TicketArea, TicketRow } from '../src/order/ticket-row/index.ts'
import { summary } from '../stories/fixtures.ts'
import type { Table } from './entry.ts'

const nothing = () => undefined
const engine = new SeatEngine({ room: parlour, statuses: statusesOf(parlour, {}), limits: [] })
const hold = {
  total: 600_000,
  label: 'Held for you',
  announcements: { twoMinutes: 'Two minutes left', thirtySeconds: 'Thirty seconds left' },
}
const ticket = {
  name: 'Adult',
  price: '£13.50',
  quantity: 0,
  max: 8,
  onChange: nothing,
  labels: { decrease: 'One Adult less', increase: 'One more Adult' },
}
const card = { name: 'pay', value: 'card', label: 'Card', onSelect: nothing }

/** The order: tickets, seats, summary and payment. */
export const order: Table = {
  HoldTimer: {
    shows: (probe) => <HoldTimer remaining={300_000} {...hold} {...probe} />,
    states: { '[data-urgent]': <HoldTimer remaining={60_000} {...hold} /> },
  },
  LivingTicket: {
    shows: (probe) => (
      <LivingTicket
        film={{ title: 'Louder' }}
        time="19:40"
        date="Sat 21 Mar"
        cells={[]}
        code="HX7Q2M"
        codeLabel="Code of your booking"
        reference="HX7Q2M"
        tickets="2 × Adult"
        {...probe}
      />
    ),
  },
  OrderSteps: {
    shows: (probe) => <OrderSteps label="Steps" steps={[]} progress="" doneLabel="done" {...probe} />,
  },
  OrderSummary: {
    shows: (probe) => <OrderSummary {...summary} {...probe} />,
    states: { 'section[data-variant=plain]': <OrderSummary {...summary} variant="plain" /> },
    axeExcept: { 'landmark-unique': 'Its panel and its bar for phones are never shown together.' },
  },
  PaymentOption: {
    shows: (probe) => <PaymentOption {...card} checked={false} {...probe} />,
    states: { '[data-checked]': <PaymentOption {...card} checked /> },
  },
  PaymentOptions: { shows: (probe) => <PaymentOptions legend="How to pay" {...probe} /> },
  PickedSeat: {
    shows: (probe) => <PickedSeat seat="H10" ticket="Adult" area="Standard" price="£13.50" {...probe} />,
    within: 'ul',
  },
  QrCode: { shows: (probe) => <QrCode content="HX7Q2M" label="Code of your booking" {...probe} /> },
  SeatChip: { shows: (probe) => <SeatChip label="H10" {...probe} /> },
  SeatGlyph: { shows: (probe) => <SeatGlyph glyph="standard" {...probe} /> },
  SeatLegend: { shows: (probe) => <SeatLegend items={[]} {...probe} /> },
  SeatMap: { shows: (probe) => <SeatMap engine={engine} texts={sampleTexts} {...probe} /> },
  SeatMark: { shows: (probe) => <SeatMark kind="sofa" {...probe} /> },
  SecurePanel: { shows: (probe) => <SecurePanel text="Your card stays with the bank." {...probe} /> },
  TicketArea: { shows: (probe) => <TicketArea title="Stalls" {...probe} /> },
  TicketRow: { shows: (probe) => <TicketRow {...ticket} {...probe} />, within: 'ul' },
}
