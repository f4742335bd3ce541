import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { SegmentLinks } from './index.ts'

const bookings = [
  { id: 'coming', label: 'Coming up', count: '2', href: '/bookings/' },
  { id: 'been', label: 'Been', count: '31', href: '/bookings/?view=been' },
]
const films = [
  { id: 'watchlist', label: 'Watchlist', href: '/watchlist/', icon: 'bookmark' as const },
  { id: 'seen', label: 'Seen', href: '/seen/', icon: 'film' as const },
]

const meta: Meta<typeof SegmentLinks> = {
  title: 'Navigation/SegmentLinks',
  excludeStories: /^[a-z]/,
  component: SegmentLinks,
  args: { label: 'Which bookings', links: bookings, current: 'coming' },
}
export default meta

type Story = StoryObj<typeof SegmentLinks>

/** Each is as high as a finger needs. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link'))
      await expect(getBox(link).height).toBeGreaterThanOrEqual(44)
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'الحجوزات',
    links: [
      { id: 'coming', label: 'القادمة', count: '2', href: '/bookings/' },
      { id: 'been', label: 'السابقة', href: '/bookings/?view=been' },
    ],
  },
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: {
    links: [
      { id: 'coming', label: 'Those that are still to come', href: '/a/' },
      { id: 'been', label: 'Those that are over and done with', href: '/b/' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={360}>
      <Case name="With numbers">
        <SegmentLinks label="Which bookings" links={bookings} current="coming" />
      </Case>
      <Case name="With glyphs">
        <SegmentLinks label="Which films" links={films} current="seen" />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Two views of the same things." filled>
        <SegmentLinks label="Which bookings, done well" links={bookings} current="coming" />
      </Do>
      <Dont because="Four are a row of tabs." filled>
        <SegmentLinks label="Parts of the area" links={[...bookings, ...films]} current="coming" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for two or three views of the same things.', 'Say how many there are where that is known.'],
  dont: ['The parts of an area are `tab-links`.', 'What narrows a list is a `filter-chip`.'],
  anatomy: ['Frame', 'Links, the current one reversed'],
  keys: linkKeys,
  announced: ['A landmark with its name.', 'The current link as such.'],
}

export const conformance: Conformance = {
  SegmentLinks: {
    shows: (probe) => <SegmentLinks label="Which bookings" links={bookings} current="coming" {...probe} />,
  },
}
