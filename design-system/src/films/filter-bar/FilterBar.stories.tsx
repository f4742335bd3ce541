import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { FilterBar, FilterButton, FilterSearch, FilterSelect } from './index.ts'

const options = [
  { value: '', label: 'Any' },
  { value: 'vast', label: 'Vast' },
]
const nothing = () => undefined

const Bar = ({ label, query, cinema }: { label: string; query: string; cinema: string }) => (
  <FilterBar label={label}>
    <FilterSearch
      label="Film, person or mood"
      name="query"
      value={query}
      placeholder="Search 24 films"
      onChange={nothing}
    />
    <FilterSelect label="Cinema" name="cinema" value={cinema} options={options} onChange={nothing} />
    <FilterSelect label="Screen" name="screen" value="" options={options} onChange={nothing} />
  </FilterBar>
)

const meta: Meta<typeof FilterBar> = {
  title: 'Films/FilterBar',
  component: FilterBar,
  subcomponents: { FilterSearch, FilterSelect, FilterButton },
}
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

export const RightToLeft: Story = {
  args: { label: 'تصفية' },
  render: () => (
    <FilterBar label="تصفية">
      <FilterSearch
        label="فيلم أو شخص"
        name="query"
        value=""
        placeholder="ابحث في ٢٤ فيلمًا"
        onChange={nothing}
      />
      <FilterSelect
        label="السينما"
        name="cinema"
        value="vast"
        options={[
          { value: '', label: 'أي سينما' },
          { value: 'vast', label: 'دوكلاندز' },
        ]}
        onChange={nothing}
      />
      <FilterButton label="دور العرض" value="٣ دور" set />
    </FilterBar>
  ),
  decorators: [rightToLeft],
}

/** Words and choices are told as they come, from one cell to the next by Tab. */
export const ByKeyboard: Story = {
  args: { label: 'Filters' },
  render: function Page() {
    const [query, setQuery] = useState('')
    const [cinema, setCinema] = useState('')
    return (
      <FilterBar label="Filters">
        <FilterSearch label="Film" name="query" value={query} onChange={setQuery} />
        <FilterSelect label="Cinema" name="cinema" value={cinema} options={options} onChange={setCinema} />
      </FilterBar>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Film' }), 'salt')
    await expect(canvas.getByRole('searchbox', { name: 'Film' })).toHaveValue('salt')
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Cinema' })).toHaveFocus()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Cinema' }), 'Vast')
    await expect(canvas.getByRole('combobox', { name: 'Cinema' })).toHaveValue('vast')
  },
}
export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases>
      <Case name="Nothing set" wide>
        <Bar label="Filters, none set" query="" cinema="" />
      </Case>
      <Case name="Two set" wide>
        <Bar label="Filters, two set" query="lighthouse" cinema="vast" />
      </Case>
      <Case name="A cell that opens a dialog" wide>
        <FilterBar label="Filters, several cinemas">
          <FilterSelect label="Screen" name="screen" value="" options={options} onChange={nothing} />
          <FilterButton label="Cinemas" value="3 cinemas" set />
          <FilterButton label="Cinemas" value="Any in a city with a long name of its own" />
        </FilterBar>
      </Case>
      <Case name="Focused" wide force="focus-visible">
        <Bar label="Filters, focused" query="" cinema="" />
      </Case>
    </Cases>
  ),
}
