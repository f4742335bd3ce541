import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { getFront } from '../../../stories/fixtures.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { CinemaFront } from './index.ts'

const meta: Meta<typeof CinemaFront> = {
  title: 'Content/CinemaFront',
  excludeStories: /^[a-z]/,
  component: CinemaFront,
  parameters: { bare: true },
}
export default meta

type Story = StoryObj<typeof CinemaFront>

export const ByDayAndNight: Story = {
  args: { picture: getFront('1001') },
  play: async ({ canvasElement }) => {
    // The picture of the other mode is not shown.
    const shown = [...canvasElement.querySelectorAll('img')].filter((image) => image.checkVisibility())
    await expect(shown).toHaveLength(1)
    await expect(getBox(shown[0] ?? null).height).toBeGreaterThan(200)
  },
}
export const OnAPhone: Story = {
  ...ByDayAndNight,
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}
export const RightToLeft: Story = { args: { picture: getFront('3003', 0.5) }, decorators: [rightToLeft] }

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <>
      <CinemaFront picture={getFront('1001')} />
      <CinemaFront picture={getFront('2002', 0.57)} />
      <CinemaFront picture={getFront('3005', 0.5)} />
    </>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  parameters: { bare: false },
  render: () => (
    <Usage wide>
      <Do because="The cinema that the page is about, by the light of the mode." filled>
        <CinemaFront picture={getFront('1002')} />
      </Do>
      <Dont because="A room: nobody finds the door by it." filled>
        <CinemaFront picture={{ url: '/art/scenes.city-seat.webp', resizable: false }} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it once, over a cinema’s page.', 'Give it the front by night as well where there is one.'],
  dont: ['In lists, a front is the picture of `picture-cards`.', 'Don’t write on it.'],
  anatomy: ['Picture, by day or by night', 'Mat and hairline, in themes with plates'],
  announced: ['Its `alt`; nothing when that is empty.'],
}

export const conformance: Conformance = {
  CinemaFront: { shows: (probe) => <CinemaFront picture={getFront('1001')} {...probe} /> },
}
