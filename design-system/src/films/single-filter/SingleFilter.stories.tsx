import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { comboboxKeys, type Guidance } from '../../../stories/guidance.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { filterLabels, genres } from '../../../stories/filters.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { SingleFilter, type SingleFilterProps } from './index.ts'

const nothing = () => undefined
const plain = { label: 'Genre', selected: [], allLabel: 'All', labels: filterLabels, onChange: nothing }

const Living = (props: SingleFilterProps) => {
  const [selected, setSelected] = useState(props.selected)
  return (
    <SingleFilter {...props} selected={selected} onChange={setSelected}>
      <p>{selected.length > 0 ? `Films: ${selected.join(', ')}` : 'All films'}</p>
    </SingleFilter>
  )
}

const meta: Meta<typeof SingleFilter> = {
  title: 'Films/SingleFilter',
  excludeStories: /^[a-z]/,
  component: SingleFilter,
}
export default meta

type Story = StoryObj<typeof SingleFilter>

/** Six options or fewer; the results are the tabs' panel. */
export const AsTabs: Story = {
  args: { ...plain, options: genres.slice(0, 5) },
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { name: 'All' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('adventure')
  },
}
/** More than sixteen: nothing changes before Apply. */
export const AsModal: Story = {
  args: { ...plain, options: genres },
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: 'Drama' }))
    await expect(screen.getByText('All films')).toBeInTheDocument()
  },
}

/** Over a list of films: all of them until a visitor asks, and how many are left. */
export const OverAList: Story = {
  args: { ...plain, options: genres.slice(0, 2), multiple: true, selectsFirst: false, status: '12 films' },
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('All films')).toBeInTheDocument()
    await userEvent.click(canvas.getAllByRole('button')[1] ?? canvasElement)
    await expect(canvas.queryByText('All films')).toBeNull()
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    options: [
      { value: 'long', label: 'Documentaries about people who have lived a very long time by themselves' },
      { value: 'drama', label: 'Drama' },
      { value: 'family', label: 'Family' },
    ],
    selected: ['long'],
  },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={400}>
      <Case name="To six: tabs">
        <SingleFilter {...plain} options={genres.slice(0, 4)} selected={['comedy']} />
      </Case>
      <Case name="Tabs, hovered" force="hover">
        <SingleFilter {...plain} label="Genre, hovered" options={genres.slice(0, 4)} selected={['comedy']} />
      </Case>
      <Case name="Tabs, focused" force="focus-visible" control="[aria-selected=true]">
        <SingleFilter {...plain} label="Genre, focused" options={genres.slice(0, 4)} selected={['comedy']} />
      </Case>
      <Case name="Several: chips">
        <SingleFilter {...plain} options={genres.slice(0, 3)} selected={['comedy']} multiple />
      </Case>
      <Case name="With how many are left">
        <SingleFilter {...plain} options={genres.slice(0, 3)} selected={[]} multiple status="12 films" />
      </Case>
      <Case name="To sixteen: a dropdown">
        <SingleFilter {...plain} options={genres.slice(0, 12)} />
      </Case>
      <Case name="More: a dialog">
        <SingleFilter {...plain} options={genres} />
      </Case>
      <Case name="Without All">
        <SingleFilter {...plain} options={genres.slice(0, 3)} allLabel={undefined} selected={['adventure']} />
      </Case>
      <Case name="From the right">
        <div dir="rtl">
          <SingleFilter
            {...plain}
            label="النوع"
            allLabel="الكل"
            options={[{ value: 'd', label: 'دراما' }]}
            selected={['d']}
          />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Few options stand in the page: one press, and it is done." filled>
        <SingleFilter {...plain} options={genres.slice(0, 3)} selected={['comedy']} />
      </Do>
      <Dont because="Three options behind a button, a dialog and Apply." filled>
        <SingleFilter {...plain} options={genres.slice(0, 3)} selected={['comedy']} mode="Modal" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for one question about a list.',
    'Choose tabs for few, a dropdown for many, a dialog for several.',
  ],
  dont: ['Several questions are a `composite-filter`.', 'Don’t offer All where something has to be chosen.'],
  anatomy: [
    'Question',
    'Options: tabs, chips, a dropdown, or a button that opens a dialog',
    'How many are left',
    'What it filters',
  ],
  keys: comboboxKeys,
  announced: ['As what is shown: tabs, toggle buttons, a combobox or a dialog.'],
}

const options = [
  { value: 'drama', label: 'Drama' },
  { value: 'music', label: 'Music' },
]

const buttons = { apply: 'Apply', cancel: 'Cancel', clear: 'Clear', close: 'Close' }

const sampleFilterLabels = {
  ...buttons,
  filter: 'Filter',
  all: 'All',
  hint: 'Select filters',
  placeholder: 'Any',
}

export const conformance: Conformance = {
  SingleFilter: {
    shows: (probe) => (
      <SingleFilter
        label="Genre"
        options={options}
        selected={[]}
        onChange={doNothing}
        labels={sampleFilterLabels}
        {...probe}
      />
    ),
    states: {
      '[data-mode=Dropdown][data-multiple]': (
        <SingleFilter
          label="Genre"
          options={options}
          selected={[]}
          onChange={doNothing}
          labels={sampleFilterLabels}
          mode="Dropdown"
          multiple
        />
      ),
    },
  },
}
