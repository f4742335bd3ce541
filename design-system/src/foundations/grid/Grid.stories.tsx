import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { getBox } from '../../../stories/plays.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { styled } from '../styled/index.ts'
import { Grid, GridColumn } from './index.ts'

const Block = styled('div')({
  padding: 16,
  background: 'var(--foyer-surface-2)',
  borderRadius: 'var(--foyer-radius-md)',
})
const Row = ({ sizes }: { sizes: readonly number[] }) => (
  <Grid>
    {sizes.map((size, index) => (
      <GridColumn key={index} size={size}>
        <Block>{size} of 12</Block>
      </GridColumn>
    ))}
  </Grid>
)

const meta: Meta<typeof Grid> = {
  title: 'Foundations/Grid',
  excludeStories: /^[a-z]/,
  component: Grid,
  subcomponents: { GridColumn },
}
export default meta

type Story = StoryObj<typeof Grid>

/** The first column stands at the right. */
export const RightToLeft: Story = {
  render: () => <Row sizes={[3, 9]} />,
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second] = [getBox(canvas.getByText('3 of 12')), getBox(canvas.getByText('9 of 12'))]
    await expect(first.left).toBeGreaterThan(second.right)
    await expect(first.top).toBe(second.top)
  },
}

/** All columns take the whole width. */
export const OnAPhone: Story = {
  render: () => <Row sizes={[3, 9]} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second] = [getBox(canvas.getByText('3 of 12')), getBox(canvas.getByText('9 of 12'))]
    await expect(second.top).toBeGreaterThanOrEqual(first.bottom)
    await expect(second.width).toBe(first.width)
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Grid>
      {[[12], [6, 6], [4, 4, 4], [3, 9], [8, 4]].map((sizes) => (
        <GridColumn key={sizes.join()} size={12}>
          <Row sizes={sizes} />
        </GridColumn>
      ))}
    </Grid>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Two halves, in the order in which a phone shows them one under the other." filled>
        <Grid>
          <GridColumn size={6}>
            <Block>Tram 4 stops at Wharf Street, two minutes from the doors.</Block>
          </GridColumn>
          <GridColumn size={6}>
            <Block>Forty bicycles stand dry under the arch.</Block>
          </GridColumn>
        </Grid>
      </Do>
      <Dont because="An empty column that pushes the words aside: on a phone it is a hole above them." filled>
        <Grid>
          <GridColumn size={6} />
          <GridColumn size={6}>
            <Block>Tram 4 stops at Wharf Street, two minutes from the doors.</Block>
          </GridColumn>
        </Grid>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for rows that editors put together: twelve columns, one under the other on a phone.',
    'Order columns as they are read on a phone.',
  ],
  dont: [
    'For posters use `poster-wall`; for the order’s two columns `OrderLayout` of `layout`.',
    'Don’t nest one row in another.',
  ],
  anatomy: ['Row of twelve columns', 'Columns, each with its parts one under the other'],
  announced: ['Nothing of its own: what is in it is read column by column.'],
}

export const conformance: Conformance = {
  Grid: { shows: (probe) => <Grid {...probe} /> },
  GridColumn: {
    shows: (probe) => <GridColumn size={8} {...probe} />,
    theme: 'FoyerGrid-column',
    states: { '[data-size="4"][data-half]': <GridColumn size={4} /> },
  },
}
