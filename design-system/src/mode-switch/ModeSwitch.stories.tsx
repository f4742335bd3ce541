import type { Meta, StoryObj } from '@storybook/react-vite'
import { Case, Cases } from '../../stories/Cases.tsx'
import { rightToLeft } from '../../stories/Frame.tsx'
import { ContrastSwitch, ModeSwitch } from './index.ts'

const meta: Meta<typeof ModeSwitch> = {
  title: 'Frame/ModeSwitch',
  component: ModeSwitch,
  subcomponents: { ContrastSwitch },
}
export default meta

type Story = StoryObj<typeof ModeSwitch>

export const Default: Story = {
  args: { labels: { legend: 'Appearance', System: 'System', Light: 'Light', Dark: 'Dark' } },
}
export const Contrast: Story = {
  render: () => (
    <ContrastSwitch
      labels={{ legend: 'Contrast', Normal: 'Standard', Medium: 'More', High: 'Most', System: 'System' }}
    />
  ),
}

export const RightToLeft: Story = {
  args: { labels: { legend: 'المظهر', System: 'النظام', Light: 'فاتح', Dark: 'داكن' } },
  decorators: [rightToLeft],
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases>
      <Case name="Three choices">
        <ModeSwitch labels={{ legend: 'Appearance', System: 'System', Light: 'Light', Dark: 'Dark' }} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <ModeSwitch
          labels={{ legend: 'Appearance, focused', System: 'System', Light: 'Light', Dark: 'Dark' }}
        />
      </Case>
    </Cases>
  ),
}
