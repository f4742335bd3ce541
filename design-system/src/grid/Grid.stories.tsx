import type { Meta, StoryObj } from '@storybook/react-vite'
import { rightToLeft } from '../../stories/Frame.tsx'
import { styled } from '../styled/index.ts'
import { Grid, GridColumn } from './index.ts'

const Block = styled('div')({ padding: 16, background: 'var(--surface-2)', borderRadius: 'var(--r-md)' })
const Row = ({ sizes }: { sizes: readonly number[] }) => (
  <Grid>
    {sizes.map((size, index) => (
      <GridColumn key={index} size={size}>
        <Block>{size} of 12</Block>
      </GridColumn>
    ))}
  </Grid>
)

const meta: Meta<typeof Grid> = { title: 'Atoms/Grid', component: Grid, subcomponents: { GridColumn } }
export default meta

type Story = StoryObj<typeof Grid>

/** The first column stands at the right. */
export const RightToLeft: Story = {
  render: () => <Row sizes={[3, 9]} />,
  decorators: [rightToLeft],
}

/** All columns take the whole width. */
export const OnAPhone: Story = {
  render: () => <Row sizes={[3, 9]} />,
  globals: { viewport: { value: 'phone' } },
}

export const Sheet: Story = {
  tags: ['sheet'],
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
