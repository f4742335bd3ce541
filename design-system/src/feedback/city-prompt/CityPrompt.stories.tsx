import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { radioKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { getFront } from '../../../stories/fixtures.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { CityPrompt } from './index.ts'

const groups = [
  {
    id: 'portmere',
    name: 'Portmere',
    note: 'Docklands · Exchange · Riverside · Harbour Parade',
    distance: '0.8 miles',
    picture: getFront('1001'),
  },
  {
    id: 'aldwick',
    name: 'Aldwick',
    note: 'Northgate · Castle Arcade',
    distance: '6 miles',
    picture: getFront('1005'),
  },
  {
    id: 'castermouth',
    name: 'Castermouth',
    note: 'Pier Head · Vale Centre',
    distance: '19 miles',
    picture: getFront('1007'),
  },
]
const nothing = () => undefined
const Choice = () => {
  const [value, setValue] = useState<string | null>('portmere')
  const [term, setTerm] = useState('')
  return (
    <CityPrompt
      legend="City"
      groups={groups.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()))}
      value={value}
      onChange={setValue}
      search={{ label: 'Town or postcode', value: term, onChange: setTerm, clearLabel: 'Clear' }}
      locate={{ label: 'Near me', onPress: () => undefined }}
    />
  )
}

const meta: Meta<typeof CityPrompt> = {
  title: 'Feedback/CityPrompt',
  excludeStories: /^[a-z]/,
  component: CityPrompt,
}
export default meta

type Story = StoryObj<typeof CityPrompt>

export const InDialog: Story = {
  args: { legend: 'City', groups, value: null, onChange: () => undefined },
  render: () => (
    <Dialog
      open
      closable={false}
      title="Which city are you in?"
      text="We show films and times for the cinemas near you."
      actions={<Button>Show films in Portmere</Button>}
    >
      <Choice />
    </Dialog>
  ),
}
export const NothingChosen: Story = {
  args: { legend: 'City', groups, value: null, onChange: () => undefined },
}

export const RightToLeft: Story = {
  args: {
    legend: 'المدينة',
    groups: [
      { id: 'portmere', name: 'بورتمير', note: 'دوكلاندز، إكستشينج، ريفرسايد', distance: '١٫٣ كم' },
      { id: 'aldwick', name: 'ألدويك', note: 'نورثغيت، كاسل أركيد', distance: '١٠ كم' },
    ],
    value: 'portmere',
    onChange: () => undefined,
    locate: { label: 'بالقرب مني', onPress: () => undefined },
  },
  decorators: [rightToLeft],
}

/** Arrows go from city to city and choose. */
export const ByKeyboard: Story = {
  args: { legend: 'City', groups, value: null, onChange: () => undefined },
  render: () => <Choice />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('radio', { name: /^Portmere/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /^Aldwick/ })).toBeChecked()
  },
}
export const LongText: Story = {
  args: {
    legend: 'City',
    groups: [
      {
        id: 'long',
        name: 'Castermouth upon the Lower Schifffahrtskapitänsmündung',
        note: 'The Orpheum at the Old Corn Exchange and Assembly Rooms, Pier Head, Vale Centre, Harbour Parade',
        distance: '118.4 miles',
      },
    ],
    value: 'long',
    onChange: () => undefined,
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={400}>
      <Case name="Chosen, nearest offered">
        <Choice />
      </Case>
      <Case name="Nothing chosen yet">
        <CityPrompt legend="City, none chosen" groups={groups} value={null} onChange={() => undefined} />
      </Case>
      <Case name="Looking for the nearest">
        <CityPrompt
          legend="City, looking"
          groups={groups}
          value={null}
          onChange={() => undefined}
          locate={{ label: 'Near me', onPress: () => undefined, busy: true }}
        />
      </Case>
      <Case name="Could not find the nearest">
        <CityPrompt
          legend="City, not found"
          groups={groups}
          value="aldwick"
          onChange={() => undefined}
          locate={{ label: 'Near me', onPress: () => undefined }}
          failure="Your device did not say where you are. Choose a city."
        />
      </Case>
      <Case name="Hovered" force="hover">
        <CityPrompt legend="City, hovered" groups={groups.slice(1)} value={null} onChange={nothing} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <CityPrompt legend="City, focused" groups={groups.slice(1)} value={null} onChange={nothing} />
      </Case>
      <Case name="From the right, long words">
        <div dir="rtl" lang="ar">
          <CityPrompt
            legend="المدينة"
            groups={[
              { id: 'portmere', name: 'Portmere', note: 'Docklands، إكستشينج، ريفرسايد', distance: '1.3 كم' },
              {
                id: 'aldwick',
                name: 'ألدويك على المصب الأسفل مع الملّاحة',
                note: 'نورثغيت، كاسل أركيد، هاربر باريد، بير هيد',
                distance: '10 كم',
              },
            ]}
            value="portmere"
            onChange={nothing}
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
      <Do because="A handful of cities, each with the cinemas that it stands for." filled>
        <CityPrompt legend="City" groups={groups} value="portmere" onChange={nothing} />
      </Do>
      <Dont because="Cinemas by name, without their cities: that is a cinema picker." filled>
        <CityPrompt
          legend="Cinema"
          groups={[
            { id: 'docklands', name: 'Docklands', note: 'Vast, recliners' },
            { id: 'exchange', name: 'Exchange', note: 'Organ, bar' },
            { id: 'riverside', name: 'Riverside', note: 'Step-free' },
          ]}
          value={null}
          onChange={nothing}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for a handful of cities.', 'Offer to decide later: every page works without a city.'],
  dont: ['For cinemas by name use `cinema-picker`.', 'Don’t open it over somebody who is already reading.'],
  anatomy: ['Question', 'A radio row a city', 'Button that takes the choice'],
  keys: radioKeys,
  announced: ['A radio group named by its question.'],
}

export const conformance: Conformance = {
  CityPrompt: {
    shows: (probe) => (
      <CityPrompt legend="Your city" groups={[]} value={null} onChange={doNothing} {...probe} />
    ),
  },
}
