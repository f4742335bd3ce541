import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { getPoster } from '../../../stories/fixtures.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
import { Link } from '../../actions/link/index.ts'
import { BookingList, BookingRow } from './index.ts'

const open = (
  <>
    <Button size="medium">Open the ticket</Button>
    <Button size="medium" variant="secondary">
      Add to calendar
    </Button>
  </>
)
const paid = {
  title: 'Ninth Floor',
  href: '/completed-order/?order=1',
  poster: getPoster('ninth-floor'),
  status: 'Paid £55.30',
  tone: 'success' as const,
  when: 'Sat 21 Mar, 19:40',
  lines: ['Halcyon Northgate, Screen 4', 'Row H, seats 10 to 12. Popcorn and two colas.'],
  actions: open,
}
const reserved = {
  ...paid,
  title: 'Louder',
  poster: getPoster('louder'),
  status: 'Reserved, pay by Fri 20:00',
  tone: 'warning' as const,
}
const been = {
  title: 'The Salt Road',
  poster: getPoster('the-salt-road'),
  when: 'Sun 8 Mar, 20:15',
  lines: ['Docklands, Screen 3', 'Row J, 7 and 8'],
  compact: true,
  actions: <Link href="/completed-order/?order=2">Receipt</Link>,
}

const meta: Meta<typeof BookingRow> = {
  title: 'Members/BookingList',
  excludeStories: /^[a-z]/,
  component: BookingRow,
  subcomponents: { BookingList },
  args: paid,
  render: (args) => (
    <BookingList label="Coming up">
      <BookingRow {...args} />
    </BookingList>
  ),
}
export default meta

type Story = StoryObj<typeof BookingRow>

/** On a phone the buttons go below, over the whole width. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [button] = canvas.getAllByRole('button')
    await expect(getBox(button).top).toBeGreaterThan(getBox(canvas.getByText(/Row H/)).bottom)
    await expectNoOverflow({ canvasElement })
  },
}

export const RightToLeft: Story = {
  args: {
    title: 'الطابق التاسع',
    status: 'مدفوع',
    when: 'السبت 21 مارس، 19:40',
    lines: ['الصف ح، المقاعد 10 إلى 12'],
  },
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: { title: 'The Remarkable and Somewhat Unlikely Return of the Last Lighthouse Keeper of Skarn' },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={560}>
      <Case name="Coming up">
        <BookingList label="Coming up">
          <BookingRow {...paid} />
          <BookingRow {...reserved} />
        </BookingList>
      </Case>
      <Case name="Been">
        <BookingList label="Been">
          <BookingRow {...been} />
          <BookingRow
            {...been}
            title="Grand Prix ’66"
            status="Refunded £28.60"
            tone="warning"
            poster={undefined}
          />
        </BookingList>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="The one thing that is wanted on the day comes first." filled>
        <BookingList label="Coming up, done well">
          <BookingRow {...paid} />
        </BookingList>
      </Do>
      <Dont because="What is over needs no large poster and no button." filled>
        <BookingList label="Been, done badly">
          <BookingRow {...been} compact={false} actions={open} />
        </BookingList>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Say the state in words beside the film.', 'Lead with paying where something is still to be paid.'],
  dont: ['Rows of an account are a `setting-list`.', 'Don’t give a booking two filled buttons.'],
  anatomy: ['Poster', 'Film with its state', 'When', 'Where, seats, what else', 'Actions'],
  keys: buttonKeys,
  announced: ['A list; each booking with its heading.'],
}

export const conformance: Conformance = {
  BookingList: { shows: (probe) => <BookingList label="Coming up" {...probe} /> },
  BookingRow: {
    shows: (probe) => <BookingRow title="Ninth Floor" {...probe} />,
    within: 'ul',
    states: {
      '[data-compact]': <BookingRow title="Ninth Floor" compact />,
      '[data-tone=success]': <BookingRow title="Ninth Floor" status="Paid" tone="success" />,
      '[data-tone=warning]': <BookingRow title="Ninth Floor" status="Reserved" tone="warning" />,
    },
    byColorAlone: {
      'FoyerBookingRow [data-tone=success]': 'its words say it',
      'FoyerBookingRow [data-tone=warning]': 'its words say it',
    },
  },
}
