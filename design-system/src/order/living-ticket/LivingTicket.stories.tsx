import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow, getTexts } from '../../../stories/plays.ts'
import { getBackdrop } from '../../../stories/fixtures.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { LivingTicket, QrCode } from './index.ts'

/** Where to sit; the words of the three places, the seat's own letters and figures. */
const placeIn = (screen: string, row: string, seats: string) => [
  { label: screen, value: '4' },
  { label: row, value: 'H' },
  { label: seats, value: '10–12' },
]

const ticket = {
  film: { title: 'Ninth Floor', rating: { label: '15' } },
  picture: getBackdrop('ninth-floor', 0.8, 0.45),
  time: '19:40',
  date: 'Sat 21 Mar',
  place: 'Halcyon Portmere',
  doors: 'doors 19:10',
  cells: placeIn('Screen', 'Row', 'Seats'),
  code: 'HX492T-1003-20260321-H10-H12',
  codeLabel: 'Code for the door, booking HX4 92T',
  reference: 'HX4 92T',
  tickets: '2 × Adult, 1 × Student',
  note: 'Also on your phone, where it opens without a signal and turns the screen bright.',
  status: 'Paid. Show this at the door.',
}

const meta: Meta<typeof LivingTicket> = {
  title: 'Order/LivingTicket',
  excludeStories: /^[a-z]/,
  component: LivingTicket,
  subcomponents: { QrCode },
}
export default meta

type Story = StoryObj<typeof LivingTicket>

export const Default: Story = {
  args: ticket,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ninth Floor' })).toBeVisible()
    await expect(getTexts(canvas.getAllByRole('term'))).toEqual(['Screen', 'Row', 'Seats'])
    await expect(getTexts(canvas.getAllByRole('definition'))).toEqual(['4', 'H', '10–12'])
    // Staff at the door check the name of the site.
    await expect(canvas.getByText('Halcyon Portmere')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Code for the door, booking HX4 92T' })).toBeVisible()
  },
}
export const Phone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expectNoOverflow({ canvasElement })
    // The code must be in view without scrolling.
    const code = within(canvasElement).getByRole('img', { name: /^Code for the door/ })
    await expect(getBox(code).bottom).toBeLessThanOrEqual(844)
  },
}

/** A brand of one cinema need not name it. */
export const WithoutPlace: Story = { args: { ...ticket, place: undefined } }

export const LongText: Story = {
  args: {
    ...ticket,
    film: {
      title: 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come',
      rating: { label: '15' },
    },
    place: 'The Royal Halcyon Picture House at Castermouth Old Harbour, East Pier',
    tickets: '2 × Adult, 1 × Student, 1 × Senior, 60 and over, 2 × Child with a grown-up',
  },
  play: expectNoOverflow,
}
export const RightToLeft: Story = {
  args: {
    ...ticket,
    film: { title: 'الطابق التاسع', rating: { label: '15' } },
    date: 'السبت ٢١ مارس',
    place: 'هالسيون، الميناء القديم',
    doors: 'تُفتح الأبواب 19:10',
    cells: placeIn('القاعة', 'الصف', 'المقاعد'),
    codeLabel: 'رمز الدخول للحجز HX4 92T',
    tickets: '٢ × بالغ',
    note: 'وعلى هاتفك أيضًا، حتى دون إشارة.',
    status: 'مدفوعة. أظهرها عند الباب.',
  },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={480}>
      <Case name="Everything">
        <LivingTicket {...ticket} />
      </Case>
      <Case name="No picture, long words">
        <LivingTicket
          film={{ title: 'The Last Lighthouse Keeper of Skarn' }}
          time="21:05"
          date="Wed 23 Sep"
          cells={[
            { label: 'Screen', value: 'Grand Salon' },
            { label: 'Seats', value: 'Unreserved' },
          ]}
          code="HX492T-1003"
          codeLabel="Code for the door, booking QF7 81K"
          reference="QF7 81K"
          tickets="1 × Wheelchair, 1 × Companion, 2 × Adult, 4 × Child"
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="A figure a cell: read at arm’s length, in the dark.">
        <LivingTicket {...ticket} note={undefined} />
      </Do>
      <Dont because="A sentence for a seat: it is small, and the row is looked for in it.">
        <LivingTicket
          {...ticket}
          note={undefined}
          cells={[{ label: 'Your place', value: 'Screen 4, row H, the seats from 10 to 12 in the middle' }]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Keep the code dark on white in both modes.', 'Show film, cinema, screen, time and seats large.'],
  dont: ['An order that is not paid is an `order-summary`.', 'Don’t lay anything over the code.'],
  anatomy: ['Film', 'Cinema, screen and time', 'Seats', 'Code', 'Reference in letters'],
  announced: ['Headings and facts as text; the code by its reference.'],
}

export const conformance: Conformance = {
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
  QrCode: { shows: (probe) => <QrCode content="HX7Q2M" label="Code of your booking" {...probe} /> },
}
