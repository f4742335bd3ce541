import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { CinemaPicker, type CinemaPickerProps } from './index.ts'

const nothing = () => undefined
const cinemas = [
  { id: '1001', name: 'Docklands', place: 'Portmere', note: '0.8 miles' },
  { id: '1002', name: 'Exchange', place: 'Portmere', note: '1.4 miles' },
  { id: '1003', name: 'Riverside', place: 'Portmere', note: '2 miles' },
  { id: '1005', name: 'Northgate', place: 'Aldwick', note: '6 miles' },
  { id: '1006', name: 'Castle Arcade', place: 'Aldwick', note: '6.2 miles' },
  { id: '1007', name: 'Pier Head', place: 'Castermouth', note: '19 miles' },
]
const labels = {
  search: 'Find a cinema',
  placeholder: 'Name or town',
  legend: 'Cinemas',
  selected: 'Chosen cinemas',
  remove: (name: string) => `Remove ${name}`,
  clear: 'Clear',
  found: (count: number) => (count === 1 ? '1 cinema found' : `${count} cinemas found`),
  none: (term: string) => `Sorry, we couldn’t find any locations matching "${term}".`,
  limit: (maximum: number) => `You can choose up to ${maximum}. Take one back to choose another.`,
  loading: 'Loading cinemas',
  failedTitle: 'Sorry, something went wrong.',
  failed: 'Refresh your browser to try loading cinemas again.',
  retry: 'Try again',
}
const plain = { cinemas, labels, selected: [], onChange: nothing }

/** Two of three chosen, and no more to be had. */
const full = { ...plain, cinemas: cinemas.slice(0, 3), selected: ['1001', '1003'], maximum: 2 }

const Living = (props: CinemaPickerProps) => {
  const [selected, setSelected] = useState(props.selected)
  return <CinemaPicker {...props} selected={selected} onChange={setSelected} />
}

const meta: Meta<typeof CinemaPicker> = {
  title: 'Films/CinemaPicker',
  excludeStories: /^[a-z]/,
  component: CinemaPicker,
}
export default meta

type Story = StoryObj<typeof CinemaPicker>

/** A slip of the finger still finds it. */
export const Search: Story = {
  args: plain,
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'doklnds')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 cinema found')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Docklands' }))
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz')
    await expect(canvas.getByRole('status')).toHaveTextContent('matching "zzz"')
  },
}
export const OnAPhone: Story = {
  args: { ...plain, selected: ['1001', '1006'] },
  globals: { viewport: { value: 'phone' } },
}

/** At the limit the others rest until one is taken back. */
export const AtTheLimit: Story = {
  args: { ...plain, maximum: 2, selected: ['1001'] },
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Exchange' }))
    await expect(canvas.getByRole('checkbox', { name: 'Riverside' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Exchange' }))
    await expect(canvas.getByRole('checkbox', { name: 'Riverside' })).toBeEnabled()
  },
}
export const Loading: Story = { args: { ...plain, state: 'loading' } }
export const Failed: Story = { args: { ...plain, state: 'failed', onRetry: nothing } }
export const LongText: Story = {
  args: {
    ...plain,
    cinemas: [
      {
        id: '1',
        name: 'The Orpheum at the Old Corn Exchange and Assembly Rooms',
        place: 'Castermouth upon the Lower Schifffahrtskapitänsmündungsüberschwemmungsgebiet',
        note: '118.4 miles',
      },
    ],
    selected: ['1'],
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}
export const RightToLeft: Story = {
  args: {
    ...plain,
    cinemas: [
      { id: '1', name: 'دوكلاندز', place: 'بورتمير', note: '١٫٣ كم' },
      { id: '2', name: 'كاسل أركيد', place: 'ألدويك', note: '١٠ كم' },
    ],
    labels: {
      ...labels,
      search: 'ابحث عن دار',
      placeholder: 'الاسم أو المدينة',
      legend: 'دور السينما',
      selected: 'الدور المختارة',
      remove: (name) => `أزل ${name}`,
      clear: 'امسح',
    },
    selected: ['1'],
  },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={500}>
      <Case name="Nothing chosen">
        <CinemaPicker {...plain} name="none" />
      </Case>
      <Case name="At the limit of two">
        <CinemaPicker {...plain} name="limit" selected={['1001', '1006']} maximum={2} />
      </Case>
      <Case name="Search hovered" force="hover">
        <CinemaPicker {...plain} name="hovered" cinemas={cinemas.slice(0, 2)} />
      </Case>
      <Case name="Search focused" force="focus-visible">
        <CinemaPicker {...plain} name="focused" cinemas={cinemas.slice(0, 2)} />
      </Case>
      <Case name="Box focused" force="focus-visible" control="[type=checkbox]">
        <CinemaPicker {...plain} name="box" cinemas={cinemas.slice(0, 2)} />
      </Case>
      <Case name="Loading">
        <CinemaPicker {...plain} state="loading" />
      </Case>
      <Case name="Failed">
        <CinemaPicker {...plain} state="failed" onRetry={nothing} />
      </Case>
      <Case name="From the right, names in two scripts">
        <div dir="rtl" lang="ar">
          <CinemaPicker
            {...plain}
            name="rtl"
            labels={{ ...labels, search: 'ابحث عن دار', placeholder: 'الاسم أو المدينة' }}
            cinemas={[
              { id: '1', name: 'Docklands', place: 'Portmere', note: '1.3 كم' },
              { id: '2', name: 'كاسل أركيد', place: 'ألدويك', note: '10 كم' },
            ]}
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
      <Do because="At the limit it says why the others rest, and how to go on." filled>
        <CinemaPicker {...full} name="use" />
      </Do>
      <Dont because="The others rest, and nobody is told why." filled>
        <CinemaPicker {...full} name="avoid" labels={{ ...labels, limit: () => '' }} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it where several cinemas of many can be chosen.',
    'Say why the others rest once the limit is reached.',
  ],
  dont: ['A handful of cities is a `city-prompt`.', 'Don’t hide chosen ones behind the search.'],
  anatomy: ['Search', 'How many are found', 'Boxes to tick', 'Chosen cinemas as tags'],
  keys: [
    ['Tab', 'Moves from the search through the boxes to the tags.'],
    ['Space', 'Ticks a box, or takes a tag back.'],
    ['Escape', 'Empties the search.'],
  ],
  announced: ['A search field, checkboxes by cinema, and how many are found in a status.'],
}

const pickerLabels = {
  search: 'Search',
  legend: 'Cinemas',
  selected: 'Chosen',
  remove: (name: string) => `Remove ${name}`,
  clear: 'Clear',
  found: String,
  none: String,
  limit: String,
  loading: 'Loading',
  failedTitle: 'No cinemas',
  failed: 'They did not come.',
  retry: 'Try again',
}

const picker = {
  cinemas: [{ id: '1001', name: 'Docklands' }],
  selected: [],
  onChange: doNothing,
  labels: pickerLabels,
}

export const conformance: Conformance = {
  CinemaPicker: {
    shows: (probe) => <CinemaPicker {...picker} {...probe} />,
    states: {
      '[data-state=ready]:not([data-full])': <CinemaPicker {...picker} />,
      '[data-state=ready][data-full]': <CinemaPicker {...picker} selected={['1001']} maximum={1} />,
      '[data-state=loading]': <CinemaPicker {...picker} state="loading" />,
      '[data-state=failed]': <CinemaPicker {...picker} state="failed" />,
    },
  },
}
