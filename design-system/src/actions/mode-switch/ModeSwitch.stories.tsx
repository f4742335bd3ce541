import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { radioKeys, type Guidance } from '../../../stories/guidance.ts'
import { styled } from '../../foundations/styled/index.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { ContrastDisclosure, ContrastSwitch, ModeSwitch } from './index.ts'

/** The line of a foot in which the word stands. */
const Line = styled('div')({ position: 'relative', marginBlockStart: 80 })

const meta: Meta<typeof ModeSwitch> = {
  title: 'Actions/ModeSwitch',
  excludeStories: /^[a-z]/,
  component: ModeSwitch,
  subcomponents: { ContrastDisclosure, ContrastSwitch },
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

/** As a sentence: the question is shown, and its answers are words. */
export const OnALine: Story = {
  args: {
    variant: 'line',
    labels: { legend: 'House lights', System: 'As the device', Light: 'Up', Dark: 'Down' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('House lights')).toBeVisible()
  },
}

/** Behind one word, which opens above its line. */
export const ContrastBehindAWord: Story = {
  render: () => (
    <Line>
      <ContrastDisclosure
        labels={{ legend: 'Contrast', Normal: 'Standard', Medium: 'More', High: 'Most', System: 'System' }}
      />
    </Line>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Most')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Contrast', { selector: 'summary' }))
    await expect(canvas.getByText('Most')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Most')).not.toBeVisible()
  },
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

export const AllVariants: Story = {
  tags: ['all-variants'],
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
      <Case name="Words on a line">
        <ModeSwitch
          variant="line"
          labels={{ legend: 'House lights', System: 'As the device', Light: 'Up', Dark: 'Down' }}
        />
      </Case>
      <Case name="Behind a word">
        <ContrastDisclosure
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

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Plain words for what is seen, and the device’s own choice among them.">
        <ModeSwitch labels={{ legend: 'Appearance', System: 'As my device', Light: 'Light', Dark: 'Dark' }} />
      </Do>
      <Dont because="A brand’s own names have to be pressed to be understood.">
        <ModeSwitch labels={{ legend: 'Mood', System: 'House lights', Light: 'Matinee', Dark: 'Midnight' }} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Offer it in the footer and the menu, with “as my device” as the default.',
    'Leave it out where the theme has one mode.',
  ],
  dont: [
    'Don’t mirror the choice in other places: it holds for all tabs at once.',
    'Contrast has a switch of its own, `ContrastSwitch`.',
  ],
  anatomy: ['Spoken question', 'Choices, the chosen one on a ground of its own'],
  keys: radioKeys,
  announced: ['A radio group: light, dark, as the device.'],
}

const contrasts = {
  legend: 'Contrast',
  Normal: 'Normal',
  Medium: 'Medium',
  High: 'High',
  System: 'As the device',
}

const modes = { legend: 'Look', System: 'As the device', Light: 'Light', Dark: 'Dark' }

export const conformance: Conformance = {
  ContrastSwitch: {
    shows: (probe) => <ContrastSwitch labels={contrasts} {...probe} />,
    theme: 'FoyerAppearanceSwitch-root',
  },
  ContrastDisclosure: {
    shows: (probe) => <ContrastDisclosure labels={contrasts} {...probe} />,
  },
  ModeSwitch: {
    shows: (probe) => <ModeSwitch labels={modes} {...probe} />,
    theme: 'FoyerAppearanceSwitch-root',
  },
}
