import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { NextTimes, type NextTimesProps } from './index.ts'

const labels = { few: 'Few left', soldOut: 'Sold out' }
const vast = { kind: 'hero' as const, icon: 'vast' }
const full: NextTimesProps = {
  title: 'Next times',
  showtimes: [
    { id: '1', time: '19:30', screen: 'Docklands, Vast', href: '/order/1/', labels, attribute: vast },
    { id: '2', time: '20:15', screen: 'Harbourside', href: '/order/2/', labels, state: 'few' },
    { id: '3', time: '10:15', day: 'Tomorrow', quiet: true, screen: 'Docklands', href: '/order/3/', labels },
  ],
  note: 'Tickets from £11.50, booking fee included',
  all: { label: 'All times', href: '#showtimes' },
}

const meta: Meta<typeof NextTimes> = {
  title: 'Films/NextTimes',
  excludeStories: /^[a-z]/,
  component: NextTimes,
}
export default meta

type Story = StoryObj<typeof NextTimes>

export const Three: Story = {
  args: full,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'All times' })).toBeVisible()
  },
}
export const One: Story = { args: { ...full, showtimes: full.showtimes.slice(0, 1) } }
export const Phone: Story = { ...Three, globals: { viewport: { value: 'phone' } }, play: expectNoOverflow }
export const LongText: Story = {
  args: {
    ...full,
    title: 'The next times at which this film can be seen',
    showtimes: full.showtimes.map((each) => ({ ...each, screen: 'The Ambassadors Drawing Room' })),
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}
export const RightToLeft: Story = {
  args: {
    title: 'أقرب المواعيد',
    showtimes: [
      { id: '1', time: '19:30', screen: 'دوكلاندز', href: '/order/1/', labels },
      { id: '2', time: '10:15', day: 'غدًا', screen: 'دوكلاندز', href: '/order/2/', labels },
    ],
    note: 'التذاكر من 11.50 جنيهًا، شاملة رسوم الحجز',
  },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={420}>
      <Case name="Three" wide>
        <NextTimes {...full} />
      </Case>
      <Case name="One" wide>
        <NextTimes title="Next time" showtimes={full.showtimes.slice(1, 2)} />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="Three times, and what they cost: the next press is a booking." filled>
        <NextTimes {...full} />
      </Do>
      <Dont because="A whole day of times is a list, by cinema." filled>
        <NextTimes
          title="All times"
          showtimes={['1', '2', '3'].flatMap((id) =>
            full.showtimes.map((each) => ({ ...each, id: `${id}${each.id}` })),
          )}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Put it beside the title of a film’s page.', 'Name the day of a time that is not today’s.'],
  dont: ['More than three times are a `showtime-list`.', 'Don’t show times that are sold out.'],
  anatomy: ['Heading', 'Times with their cinema', 'Price', 'The way to all times'],
  keys: linkKeys,
  announced: ['A region and a list of links; each says time, screen and cinema.'],
}

export const conformance: Conformance = {
  NextTimes: { shows: (probe) => <NextTimes title="Next times" showtimes={full.showtimes} {...probe} /> },
}
