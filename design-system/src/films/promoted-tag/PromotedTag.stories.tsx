import type { Meta, StoryObj } from '@storybook/react-vite'
import { staysInTheWindow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { PromotedTag } from './index.ts'

const meta: Meta<typeof PromotedTag> = { title: 'Films/PromotedTag', component: PromotedTag }
export default meta

type Story = StoryObj<typeof PromotedTag>

export const Sponsored: Story = { args: { promotion: 'Sponsored', label: 'Halcyon pick' } }
export const PreBookNow: Story = { args: { promotion: 'PreBookNow', label: 'Book ahead' } }
export const ComingSoon: Story = { args: { promotion: 'ComingSoon', label: 'Coming soon' } }

export const LongTextOnAPhone: Story = {
  args: { promotion: 'Sponsored', label: 'Chosen by the people who sweep the floor of Screen 4 at night' },
  globals: { viewport: { value: 'phone' } },
  play: staysInTheWindow,
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases min={200}>
      <Case name="Put forward by the house">
        <PromotedTag promotion="Sponsored" label="Halcyon pick" />
      </Case>
      <Case name="To be booked ahead">
        <PromotedTag promotion="PreBookNow" label="Book ahead" />
      </Case>
      <Case name="Coming soon">
        <PromotedTag promotion="ComingSoon" label="Coming soon" />
      </Case>
      <Case name="Long words">
        <PromotedTag promotion="Sponsored" label="Chosen by the people who sweep the floor of Screen 4" />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <PromotedTag promotion="Sponsored" label="اختيار السينما" />
        </div>
      </Case>
    </Cases>
  ),
}
