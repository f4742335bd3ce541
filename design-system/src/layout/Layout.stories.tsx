import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderSummary } from '../order-summary/index.ts'
import { PageHeading } from '../page-heading/index.ts'
import { summary } from '../../stories/fixtures.ts'
import { OrderLayout, PageContainer, Section } from './index.ts'

const meta: Meta<typeof Section> = { title: 'Frame/Layout', component: Section }
export default meta

type Story = StoryObj<typeof Section>

export const TwoColumns: Story = {
  args: { title: 'Showtimes in Portmere' },
  render: () => (
    <PageContainer>
      <OrderLayout
        main={<PageHeading title="How many of you?" intro="Up to ten tickets in one order." />}
        summary={<OrderSummary {...summary} />}
      />
    </PageContainer>
  ),
}
export const SectionHead: Story = {
  args: {
    title: 'Ways to watch',
    note: 'Three reasons to pick the screen as carefully as the film.',
    children: 'Content',
  },
}
