import type { Meta, StoryObj } from '@storybook/react-vite'
import { Case, Cases } from '../../stories/Cases.tsx'
import { FilterChip, FilterChips } from './index.ts'

const nothing = () => undefined

const meta: Meta<typeof FilterChip> = {
  title: 'Films/FilterChip',
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

export const Sheet: Story = {
  tags: ['sheet'],
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
      <Case name="Hovered" force="hover">
        <FilterChip label="Vast" icon="vast" pressed={false} onPress={nothing} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <FilterChip label="Vast" icon="vast" pressed={false} onPress={nothing} />
      </Case>
      <Case name="On, focused" force="focus-visible">
        <FilterChip label="Vast" icon="vast" pressed onPress={nothing} />
      </Case>
    </Cases>
  ),
}
