import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from '../styled/index.ts'
import { ShowtimeButton } from './index.ts'

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })
const words = { few: 'Few left', soldOut: 'Sold out', started: 'Started' }
const vast = { kind: 'hero' as const, icon: 'vast' }
const recliner = { kind: 'promoted' as const, icon: 'recliner' }

const meta: Meta<typeof ShowtimeButton> = { title: 'Films/ShowtimeButton', component: ShowtimeButton }
export default meta

type Story = StoryObj<typeof ShowtimeButton>

/** Every state with its word and its mark. */
export const Sheet: Story = {
  args: { time: '14:05', screen: 'Screen 3', href: '/order/1/', words },
  render: (args) => (
    <Row>
      <ShowtimeButton {...args} />
      <ShowtimeButton {...args} time="17:00" state="few" />
      <ShowtimeButton {...args} time="19:50" state="soldOut" />
      <ShowtimeButton {...args} time="11:10" state="started" />
      <ShowtimeButton {...args} time="16:10" attribute={vast} />
      <ShowtimeButton {...args} time="19:30" attribute={vast} state="few" />
      <ShowtimeButton {...args} time="18:15" attribute={recliner} />
      <ShowtimeButton {...args} time="21:05" attribute={recliner} state="few" />
    </Row>
  ),
}
