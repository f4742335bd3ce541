import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { FilterChip, FilterChips } from './index.ts'

const nothing = () => undefined

const meta: Meta<typeof FilterChip> = {
  title: 'Actions/FilterChip',
  excludeStories: /^[a-z]/,
  component: FilterChip,
  subcomponents: { FilterChips },
}
export default meta

type Story = StoryObj<typeof FilterChip>

export const Row: Story = {
  args: { label: 'Vast', pressed: false, onPress: nothing },
  render: () => (
    <FilterChips label="Filters">
      <FilterChip label="Within 20 miles" pressed onPress={nothing} />
      <FilterChip label="Vast" icon="vast" pressed={false} onPress={nothing} />
      <FilterChip label="Recliner" icon="recliner" pressed={false} onPress={nothing} />
    </FilterChips>
  ),
}

/** On after one press, off after another, by the keyboard too. */
export const Pressed: Story = {
  args: { label: 'Vast', icon: 'vast', pressed: false, onPress: nothing },
  render: function Page(args) {
    const [pressed, setPressed] = useState(false)
    return <FilterChip {...args} pressed={pressed} onPress={() => setPressed(!pressed)} />
  },
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Vast' })
    await userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Shown where it stands, and not to be chosen now. */
export const Disabled: Story = {
  args: { label: 'Western', pressed: false, disabled: true, onPress: nothing },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Western' })).toBeDisabled()
    await expect(within(canvasElement).getByText('Western')).toHaveStyle({ borderStyle: 'dashed' })
  },
}

export const LongText: Story = {
  args: {
    label: 'Documentaries about people who have lived a very long time by themselves',
    pressed: true,
    onPress: nothing,
  },
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = {
  args: { label: 'دراما', pressed: true, onPress: nothing },
  render: () => (
    <FilterChips label="التصفية">
      <FilterChip label="دراما" pressed onPress={nothing} />
      <FilterChip label="شاشة واسعة" icon="vast" pressed={false} onPress={nothing} />
    </FilterChips>
  ),
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="A row, the first on" wide>
        <FilterChips label="Filters">
          <FilterChip label="Within 20 miles" pressed onPress={nothing} />
          <FilterChip label="Vast" icon="vast" pressed={false} onPress={nothing} />
          <FilterChip label="Recliner" icon="recliner" pressed={false} onPress={nothing} />
          <FilterChip label="Subtitled" icon="subtitled" pressed onPress={nothing} />
        </FilterChips>
      </Case>
      <Case name="All on, and one that cannot be had" wide>
        <FilterChips label="Genres">
          <FilterChip label="All" pressed cross={false} onPress={nothing} />
          <FilterChip label="Drama" pressed={false} onPress={nothing} />
          <FilterChip label="Western" pressed={false} disabled onPress={nothing} />
        </FilterChips>
      </Case>
      <Case name="Hovered" force="hover">
        <FilterChip label="Vast" icon="vast" pressed={false} onPress={nothing} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <FilterChip label="Vast" icon="vast" pressed={false} onPress={nothing} />
      </Case>
      <Case name="On, hovered" force="hover">
        <FilterChip label="Vast" icon="vast" pressed onPress={nothing} />
      </Case>
      <Case name="On, focused" force="focus-visible">
        <FilterChip label="Vast" icon="vast" pressed onPress={nothing} />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Chips narrow a list together; several may be on.">
        <FilterChips label="Kinds of screening">
          <FilterChip label="Vast" pressed onPress={doNothing} />
          <FilterChip label="Subtitled" pressed={false} onPress={doNothing} />
          <FilterChip label="Audio described" pressed onPress={doNothing} />
        </FilterChips>
      </Do>
      <Dont because="Views of which only one is open are tabs.">
        <FilterChips label="Views">
          <FilterChip label="Now showing" pressed onPress={doNothing} />
          <FilterChip label="Coming soon" pressed={false} onPress={doNothing} />
        </FilterChips>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for marks that narrow a list together.', 'Show the count where it helps to choose.'],
  dont: ['Views of one thing are `tabs`.', 'What was chosen elsewhere is taken back by `filter-tags`.'],
  anatomy: ['Glyph, if any', 'Words', 'Cross while it is on'],
  keys: buttonKeys,
  announced: ['A toggle button that says whether it is on.'],
}

export const conformance: Conformance = {
  FilterChip: {
    shows: (probe) => <FilterChip label="Vast" pressed={false} onPress={doNothing} {...probe} />,
  },
  FilterChips: { shows: (probe) => <FilterChips label="Ways" {...probe} />, theme: 'FoyerFilterChip-row' },
}
