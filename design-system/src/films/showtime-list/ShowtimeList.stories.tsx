import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { boxOf, staysInTheWindow } from '../../../stories/plays.ts'
import { cinemas } from '../../../stories/fixtures.ts'
import { ShowtimeList, ShowtimeRow } from './index.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'

const meta: Meta<typeof ShowtimeList> = {
  title: 'Films/ShowtimeList',
  component: ShowtimeList,
  subcomponents: { ShowtimeRow },
}
export default meta

type Story = StoryObj<typeof ShowtimeList>

export const TwoCinemas: Story = {
  args: { cinemas },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const docklands = within(canvas.getByRole('region', { name: 'Halcyon Docklands' }))
    const vast = within(docklands.getByRole('list', { name: 'Vast, Halcyon Docklands' }))
    await expect(vast.getAllByRole('listitem')).toHaveLength(3)
    await expect(docklands.getByRole('link', { name: /19:50/ })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Phone: Story = {
  ...TwoCinemas,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [first, second, third, fourth] = within(
      within(canvasElement).getByRole('list', { name: '2D, Halcyon Docklands' }),
    )
      .getAllByRole('listitem')
      .map((time) => boxOf(time).top)
    await expect([second, third]).toEqual([first, first])
    await expect(fourth).toBeGreaterThan(first ?? NaN)
    await staysInTheWindow({ canvasElement })
  },
}

export const RightToLeft: Story = {
  ...TwoCinemas,
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const vast = within(canvasElement).getByRole('list', { name: 'Vast، Halcyon Docklands' })
    await expect(within(vast).getAllByRole('listitem')).toHaveLength(3)
  },
}
/** A cinema with a long name, nothing else known of it, and no times. */
export const LongTextWithoutTimes: Story = {
  args: {
    cinemas: [
      {
        id: '1',
        name: 'The Orpheum at the Old Corn Exchange and Assembly Rooms, Castermouth',
        lines: [],
        groups: [],
      },
    ],
  },
  play: staysInTheWindow,
}

/** Two cinemas with every state of a time. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => <ShowtimeList cinemas={cinemas} />,
}
