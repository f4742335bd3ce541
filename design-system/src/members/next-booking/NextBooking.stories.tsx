import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { getPoster } from '../../../stories/fixtures.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
import { NextBooking } from './index.ts'

const booking = {
  title: 'Ninth Floor',
  eyebrow: 'In three days',
  poster: getPoster('ninth-floor'),
  lines: [
    { label: 'When', value: 'Sat 21 Mar, 19:40' },
    { label: 'Where', value: 'Halcyon Northgate' },
    { label: 'Screen 4', value: 'Row H, seats 10 to 12' },
  ],
  actions: (
    <>
      <Button href="/order/1/">Open the ticket</Button>
      <Button variant="secondary" href="/order/1/#change">
        Change it
      </Button>
    </>
  ),
}

const meta: Meta<typeof NextBooking> = {
  title: 'Members/NextBooking',
  excludeStories: /^[a-z]/,
  component: NextBooking,
  args: booking,
}
export default meta

type Story = StoryObj<typeof NextBooking>

export const WithPoster: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Open the ticket' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: {
    ...booking,
    title: 'الطابق التاسع',
    eyebrow: 'بعد ثلاثة أيام',
    lines: [{ label: 'متى', value: 'السبت ٢١ مارس، ١٩:٤٠' }],
    actions: <Button href="/order/1/">افتح التذكرة</Button>,
  },
  decorators: [rightToLeft],
}

/** The panel first, its buttons below it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const seats = getBox(canvas.getByText('Row H, seats 10 to 12'))
    await expect(getBox(canvas.getByRole('link', { name: 'Open the ticket' })).top).toBeGreaterThan(
      seats.bottom,
    )
    await expectNoOverflow({ canvasElement })
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...booking,
    title: 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come',
    lines: [
      { label: 'Where', value: 'Halcyon Northgate behind the old harbour, in the room under the stairs' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="With poster" wide>
        <NextBooking {...booking} />
      </Case>
      <Case name="Goods, without a poster" wide>
        <NextBooking
          title="Popcorn and two drinks"
          poster={undefined}
          lines={[{ label: 'Where', value: 'At the counter of Northgate' }]}
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The one that comes next, and the way to its ticket.">
        <NextBooking {...booking} />
      </Do>
      <Dont because="A past evening: there is nothing left to open.">
        <NextBooking {...booking} eyebrow="Last year" actions={undefined} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it once on a page.', 'Say the day in words above the title.'],
  dont: [
    'The ticket with its code is a `living-ticket`.',
    'Names with their values are a `description-list`.',
  ],
  anatomy: ['Poster', 'Day in words', 'Title', 'When, where, seats', 'Buttons'],
  keys: linkKeys,
  announced: ['An article: heading, then names and values, then its buttons.'],
}

export const conformance: Conformance = {
  NextBooking: {
    shows: (probe) => (
      <NextBooking title="Ninth Floor" lines={[{ label: 'When', value: 'Tonight' }]} {...probe} />
    ),
  },
}
