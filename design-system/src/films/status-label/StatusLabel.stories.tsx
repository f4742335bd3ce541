import type { Meta, StoryObj } from '@storybook/react-vite'
import { staysInTheWindow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { StatusLabel } from './index.ts'

const meta: Meta<typeof StatusLabel> = { title: 'Films/StatusLabel', component: StatusLabel }
export default meta

type Story = StoryObj<typeof StatusLabel>

export const LongTextOnAPhone: Story = {
  args: {
    status: 'PreBookNow',
    label: 'Book ahead for the weekend of the winter festival at the Old Corn Exchange by the Harbour',
  },
  globals: { viewport: { value: 'phone' } },
  play: staysInTheWindow,
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases min={200}>
      <Case name="Now showing">
        <StatusLabel status="NowShowing" label="Now showing" />
      </Case>
      <Case name="To be booked ahead">
        <StatusLabel status="PreBookNow" label="Book ahead" />
      </Case>
      <Case name="For some, before others">
        <StatusLabel status="AdvanceBooking" label="Members first" />
      </Case>
      <Case name="Coming soon">
        <StatusLabel status="ComingSoon" label="Coming soon" />
      </Case>
      <Case name="Long words">
        <StatusLabel
          status="PreBookNow"
          label="Book ahead for the weekend of the winter festival at the Exchange"
        />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <StatusLabel status="NowShowing" label="يعرض الآن" />
        </div>
      </Case>
    </Cases>
  ),
}
