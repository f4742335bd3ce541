import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { comboboxKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Frame, rightToLeft } from '../../../stories/Frame.tsx'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { styled } from '../../foundations/styled/index.ts'
import { Dropdown, type DropdownProps } from './index.ts'

const nothing = () => undefined
const options = [
  { value: 'adventure', label: 'Adventure', note: '4' },
  { value: 'comedy', label: 'Comedy', note: '0', disabled: true },
  { value: 'drama', label: 'Drama', note: '7' },
  { value: 'family', label: 'Family', note: '5' },
  {
    value: 'long',
    label: 'Documentaries about people who have lived a very long time by themselves',
    note: '1',
  },
]
const plain = { label: 'Genre', options, selected: [], placeholder: 'Any', onChange: nothing }

const Living = (props: DropdownProps) => {
  const [selected, setSelected] = useState<readonly string[]>(props.selected)
  return (
    <Frame width={320}>
      <Dropdown {...props} selected={selected} onChange={setSelected} />
    </Frame>
  )
}

const Foot = styled('div')({ display: 'grid', alignItems: 'end', minBlockSize: 'calc(100vh - 48px)' })
const Spacer = styled('div')({ blockSize: 330 })
const Opened = () => (
  <Spacer>
    <Dropdown {...plain} label="Genre, open" selected={['drama']} />
  </Spacer>
)

const meta: Meta<typeof Dropdown> = { title: 'Forms/Dropdown', excludeStories: /^[a-z]/, component: Dropdown }
export default meta

type Story = StoryObj<typeof Dropdown>

/** Arrows pass what is disabled, Enter takes and closes. */
export const One: Story = {
  args: plain,
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('combobox')
    control.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(control).toHaveTextContent('Drama')
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(canvasElement).getByRole('listbox')).toBeVisible()
  },
}
/** At the foot of the window the list opens above. */
export const Above: Story = {
  args: { ...plain, multiple: true, selected: ['drama'] },
  render: (args) => (
    <Foot>
      <Living {...args} />
    </Foot>
  ),
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('combobox')
    await userEvent.click(control)
    await expect(control.closest('[data-placement]')).toHaveAttribute('data-placement', 'above')
    const list = within(canvasElement).getByRole('listbox').getBoundingClientRect()
    await expect(list.bottom).toBeLessThan(control.getBoundingClientRect().top)
  },
}

/** Long words of an option take more lines; those in the control end in dots. */
export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    multiple: true,
    selected: ['long', 'longer'],
    options: [
      ...options,
      {
        value: 'longer',
        label: 'Donaudampfschifffahrtsgesellschaftskapitänsfilme',
        note: '1',
      },
    ],
  },
  render: (args) => <Living {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await expectNoOverflow({ canvasElement })
  },
}

/** The ticks and counts stand at the left, figures beside Latin words too. */
export const RightToLeft: Story = {
  args: {
    ...plain,
    label: 'النوع',
    placeholder: 'الكل',
    selected: ['drama'],
    options: [
      { value: 'family', label: 'عائلي', note: '5' },
      { value: 'drama', label: 'دراما', note: '7' },
      { value: 'vast', label: 'شاشة Vast', note: '12' },
    ],
  },
  render: (args) => <Living {...args} />,
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    const option = within(canvasElement).getByRole('option', { name: /Vast/ })
    const [label, count] = [...option.children].map(getBox)
    await expect(count?.right).toBeLessThan(label?.left ?? 0)
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Open">
        <Opened />
      </Case>
      <Case name="Nothing chosen">
        <Dropdown {...plain} />
      </Case>
      <Case name="One chosen">
        <Dropdown {...plain} selected={['drama']} />
      </Case>
      <Case name="Several, more than fit">
        <Dropdown {...plain} selected={['adventure', 'family', 'long']} multiple />
      </Case>
      <Case name="Hovered" force="hover">
        <Dropdown {...plain} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <Dropdown {...plain} />
      </Case>
      <Case name="Medium, disabled">
        <Dropdown {...plain} size="medium" disabled />
      </Case>
      <Case name="From the right">
        <div dir="rtl">
          <Dropdown {...plain} label="النوع" placeholder="الكل" />
        </div>
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    const controls = within(canvasElement).getAllByRole('combobox')
    controls[0]?.focus()
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Many options that nobody needs to see at once." filled>
        <Dropdown
          label="Genre"
          placeholder="All genres"
          selected={[]}
          onChange={doNothing}
          options={['Adventure', 'Animation', 'Comedy', 'Drama', 'Music', 'Thriller', 'War'].map((label) => ({
            value: label,
            label,
          }))}
        />
      </Do>
      <Dont because="Two options are worth seeing: a radio group." filled>
        <Dropdown
          label="Subtitles"
          placeholder="Yes or no"
          selected={[]}
          onChange={doNothing}
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for seven options and more, or options with a note.', 'Order them as people look for them.'],
  dont: [
    'Few that are worth seeing are a `radio-group`; on a phone the device’s own `select-field` is often better.',
    'Don’t use it to go to another page.',
  ],
  anatomy: ['Label', 'Control with the choice', 'List of options', 'Help', 'Error'],
  keys: comboboxKeys,
  announced: ['A combobox by its label and choice; the option in focus is read.'],
}

const sampleOptions = [
  { value: 'drama', label: 'Drama' },
  { value: 'music', label: 'Music' },
]

const genre = {
  label: 'Genre',
  options: sampleOptions,
  selected: [],
  onChange: doNothing,
  placeholder: 'Any',
}

export const conformance: Conformance = {
  Dropdown: {
    shows: (probe) => <Dropdown {...genre} {...probe} />,
    states: {
      '[data-state=closed][data-size=large]:not([data-set])': <Dropdown {...genre} />,
      '[data-size=medium][data-set]': <Dropdown {...genre} size="medium" selected={['drama']} />,
    },
    byColorAlone: {
      'FoyerDropdown [data-placeholder]': 'the words say that nothing is chosen',
      'FoyerDropdown [data-set]': 'the words say what is chosen',
    },
  },
}
