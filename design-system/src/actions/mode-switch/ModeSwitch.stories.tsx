import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { ContrastSwitch, ModeSwitch } from './index.ts'

const meta: Meta<typeof ModeSwitch> = {
  title: 'Actions/ModeSwitch',
  component: ModeSwitch,
  subcomponents: { ContrastSwitch },
}
export default meta

type Story = StoryObj<typeof ModeSwitch>

/** One question of radio buttons: the arrows lead from choice to choice. */
export const Default: Story = {
  args: { labels: { legend: 'Appearance', System: 'System', Light: 'Light', Dark: 'Dark' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Appearance' })).toBeVisible()
    await expect(canvas.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'Light',
      'Dark',
      'System',
    ])
  },
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

export const LongTextOnAPhone: Story = {
  args: {
    labels: {
      legend: 'Appearance',
      System: 'As this device has it',
      Light: 'Always light',
      Dark: 'Always dark',
    },
  },
  globals: { viewport: { value: 'phone' } },
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases>
      <Case name="Three choices">
        <ModeSwitch labels={{ legend: 'Appearance', System: 'System', Light: 'Light', Dark: 'Dark' }} />
      </Case>
      <Case name="Levels of contrast">
        <ContrastSwitch
          labels={{ legend: 'Contrast', Normal: 'Standard', Medium: 'More', High: 'Most', System: 'System' }}
        />
      </Case>
      <Case name="Focused" force="focus-visible">
        <ModeSwitch
          labels={{ legend: 'Appearance, focused', System: 'System', Light: 'Light', Dark: 'Dark' }}
        />
      </Case>
    </Cases>
  ),
}
