import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { cinemas } from '../../../stories/fixtures.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { TimeLinks } from './index.ts'

const showtimes = (cinemas[0]?.groups ?? []).flatMap((group) => group.showtimes)
const labels = { few: 'Few left', soldOut: 'Sold out' }
const states = [
  { id: 'a', time: '11:00', screen: 'Screen 2', href: '/order/a/', labels },
  { id: 'b', time: '14:15', screen: 'Screen 2', href: '/order/b/', labels, state: 'few' as const },
  { id: 'c', time: '17:30', screen: 'Screen 1', href: '/order/c/', labels, state: 'soldOut' as const },
  {
    id: 'd',
    time: '20:15',
    screen: 'Screen 1',
    href: '/order/d/',
    labels,
    attribute: { id: 'vast', kind: 'hero' as const, icon: 'vast', label: 'Vast' },
  },
]

const meta: Meta<typeof TimeLinks> = {
  title: 'Films/TimeLinks',
  excludeStories: /^[a-z]/,
  component: TimeLinks,
}
export default meta

type Story = StoryObj<typeof TimeLinks>

export const OnALine: Story = {
  args: { label: 'The Salt Road', showtimes: states, variant: 'line' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: /17:30/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('Vast, Screen 1')).toBeVisible()
  },
}
export const Pills: Story = { args: { label: 'The Salt Road', showtimes: states, variant: 'pills' } }
export const ManyOnAPhone: Story = {
  args: { label: 'The Salt Road', showtimes, variant: 'line' },
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = {
  args: {
    label: 'طريق الملح',
    variant: 'line',
    showtimes: states.map((showtime, index) => ({
      ...showtime,
      screen: `القاعة ${index + 1}`,
      labels: { few: 'قليل متبقٍ', soldOut: 'نفدت' },
    })),
  },
  decorators: [rightToLeft],
}

/** Each state says itself in words or by a mark, besides its colour. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="On a line" wide>
        <TimeLinks label="On a line" showtimes={states} variant="line" />
      </Case>
      <Case name="Pills" wide>
        <TimeLinks label="Pills" showtimes={states} variant="pills" />
      </Case>
      <Case name="On a line, focused" force="focus-visible" control="a">
        <TimeLinks label="On a line, focused" showtimes={states.slice(0, 2)} variant="line" />
      </Case>
      <Case name="Pills, hovered" force="hover" control="a">
        <TimeLinks label="Pills, hovered" showtimes={states.slice(0, 2)} variant="pills" />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The title above them has said which film it is." filled>
        <h2>The Salt Road</h2>
        <TimeLinks label="The Salt Road" showtimes={states} variant="line" />
      </Do>
      <Dont because="Times of several cinemas on one line: where each is, nobody sees." filled>
        <h2>The Salt Road</h2>
        <TimeLinks
          label="Everywhere"
          showtimes={states.map((each) => ({ ...each, screen: undefined }))}
          variant="line"
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for one film in one place, under its title.', 'Give each time a sentence as its name.'],
  dont: [
    'Times by cinema and attribute are a `showtime-list`.',
    'Don’t let the color alone say that few are left.',
  ],
  anatomy: ['Time', 'Mark of what is special', 'Screen and state, on a line'],
  keys: linkKeys,
  announced: ['A list of links by their sentences; one that is sold out is unavailable, and is met.'],
}

export const conformance: Conformance = {
  TimeLinks: { shows: (probe) => <TimeLinks label="Louder" showtimes={[]} variant="line" {...probe} /> },
}
