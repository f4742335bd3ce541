import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { fieldKeys, type Guidance } from '../../../stories/guidance.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
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
  excludeStories: /^[a-z]/,
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

/** The search beside one button; the others are behind it. */
export const FoldedOnAPhone: Story = {
  args: { label: 'Filters' },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <FilterBar label="Filters" more={{ label: 'Filter', count: 1, onPress: nothing }}>
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('combobox')).toBeNull()
    const search = canvas.getByRole('searchbox').getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Filter 1' })
    await expect(Math.abs(button.getBoundingClientRect().top - search.top)).toBeLessThan(4)
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  },
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

/** Query and choices are reported as they change; Tab goes from one cell to the next. */
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

export const AllVariants: Story = {
  tags: ['all-variants'],
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
      <Case name="Choice focused" wide force="focus-visible" control="select">
        <Bar label="Filters, a choice focused" query="" cinema="vast" />
      </Case>
      <Case name="Button focused" wide force="focus-visible" control="button">
        <FilterBar label="Filters, a button focused">
          <FilterSelect label="Screen" name="screen" value="" options={options} onChange={nothing} />
          <FilterButton label="Cinemas" value="3 cinemas" set />
        </FilterBar>
      </Case>
      <Case name="Focused" wide force="focus-visible">
        <Bar label="Filters, focused" query="" cinema="" />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="Two to four cells, each wide enough for what is chosen." filled>
        <Bar label="Filters" query="" cinema="vast" />
      </Do>
      <Dont
        because="Eight cells push the films out of sight. For that many there is the composite filter."
        filled
      >
        <FilterBar label="Filters, too many">
          {['Cinema', 'Screen', 'Genre', 'Age mark', 'Language', 'Subtitles', 'Access', 'Time of day'].map(
            (label) => (
              <FilterSelect
                key={label}
                label={label}
                name={label}
                value=""
                options={[{ value: '', label: 'Any, or none of these' }]}
                onChange={nothing}
              />
            ),
          )}
        </FilterBar>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it over a list, with two to four cells.', 'Let a choice count at once.'],
  dont: ['Sections of many options are a `composite-filter`.', 'Don’t put buttons of the page into it.'],
  anatomy: ['Cell for typing', 'Cells with a choice', 'Button that opens more'],
  keys: [...fieldKeys, ['Enter, Space', 'Open a cell’s choice.'], ['Escape', 'Empties the cell for typing.']],
  announced: ['A group by name; each cell by its label and value.'],
}

const name = { label: 'Name', name: 'name' }

const sampleOptions = [
  { value: 'drama', label: 'Drama' },
  { value: 'music', label: 'Music' },
]

export const conformance: Conformance = {
  FilterBar: {
    shows: (probe) => <FilterBar label="Filter films" {...probe} />,
    byColorAlone: {
      'FoyerFilterBar [data-set]': 'the words say what is chosen',
    },
  },
  FilterSearch: {
    shows: (probe) => <FilterSearch {...name} value="" onChange={doNothing} {...probe} />,
    control: 'input',
    theme: 'FoyerFilterBar-cell',
    states: { 'label[data-set]': <FilterSearch {...name} value="salt" onChange={doNothing} /> },
  },
  FilterButton: {
    shows: (probe) => <FilterButton label="Cinemas" value="3 cinemas" {...probe} />,
    control: 'button',
    theme: 'FoyerFilterBar-cell',
    states: { 'div[data-set]': <FilterButton label="Cinemas" value="3 cinemas" set /> },
  },
  FilterSelect: {
    shows: (probe) => (
      <FilterSelect {...name} options={sampleOptions} value="drama" onChange={doNothing} {...probe} />
    ),
    control: 'select',
    theme: 'FoyerFilterBar-cell',
    states: {
      'label[data-set]': (
        <FilterSelect {...name} options={sampleOptions} value="music" onChange={doNothing} />
      ),
    },
  },
}
