import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterChip, FilterChips } from './index.ts'

const nothing = () => undefined

const meta: Meta<typeof FilterChip> = { title: 'Films/FilterChip', component: FilterChip }
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
