import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterBar, FilterSearch, FilterSelect } from './index.ts'

const options = [
  { value: '', label: 'Any' },
  { value: 'vast', label: 'Vast' },
]
const nothing = () => undefined

const meta: Meta<typeof FilterBar> = { title: 'Films/FilterBar', component: FilterBar }
export default meta

type Story = StoryObj<typeof FilterBar>

export const Default: Story = {
  args: { label: 'Filters' },
  render: () => (
    <FilterBar label="Filters">
      <FilterSearch
        label="Film, person or mood"
        name="query"
        value=""
        placeholder="Search 24 films"
        onChange={nothing}
      />
      <FilterSelect label="Cinema" name="cinema" value="vast" options={options} onChange={nothing} />
      <FilterSelect label="Screen" name="screen" value="" options={options} onChange={nothing} />
    </FilterBar>
  ),
}
