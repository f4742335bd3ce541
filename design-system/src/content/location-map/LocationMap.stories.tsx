import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { LocationMap, type LocationMapProps } from './index.ts'

const docklands: LocationMapProps = {
  label: 'Where Halcyon Docklands is',
  north: 'N',
  formatMetres: (metres) => `${metres} m`,
  places: [
    { id: 'bus', name: 'Graving Dock', kind: 'Bus', distance: '110 m', east: 90, north: 60 },
    {
      id: 'car',
      name: 'Car park under the hall',
      kind: 'Car park',
      distance: '50 m',
      east: -45,
      north: -20,
    },
    {
      id: 'station',
      name: 'Portmere Central',
      kind: 'Station',
      distance: '0.9 miles',
      east: 1_350,
      north: 520,
    },
    {
      id: '1004',
      name: 'Halcyon Harbour Parade',
      distance: '0.8 miles',
      href: '/sites/1004/',
      east: 1_050,
      north: -845,
    },
  ],
}

const meta: Meta<typeof LocationMap> = {
  title: 'Content/LocationMap',
  excludeStories: /^[a-z]/,
  component: LocationMap,
}
export default meta

type Story = StoryObj<typeof LocationMap>

export const Surroundings: Story = {
  args: docklands,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: docklands.label })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}
export const OnAPhone: Story = {
  args: docklands,
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}
export const RightToLeft: Story = {
  args: {
    ...docklands,
    label: 'موقع هالسيون Docklands',
    north: 'ش',
    formatMetres: (metres) => `${metres} م`,
    places: docklands.places.slice(0, 1).map((place) => ({ ...place, kind: 'حافلة', distance: '110 م' })),
  },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <>
      <LocationMap {...docklands} />
      <LocationMap {...docklands} label="A cinema alone" places={[]} />
    </>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="What visitors come by, and know already." filled>
        <LocationMap {...docklands} />
      </Do>
      <Dont because="Everything within a mile: nobody finds the bus." filled>
        <LocationMap
          {...docklands}
          places={Array.from({ length: 12 }, (_, index) => ({
            id: `${index}`,
            name: `Shop ${index + 1}`,
            distance: `${100 + 20 * index} m`,
            east: Math.sin(index) * (100 + 20 * index),
            north: Math.cos(index) * (100 + 20 * index),
          }))}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Show stops, car parks and what everybody knows.', 'Put a link to the device’s own map beside it.'],
  dont: ['Don’t draw streets that nobody has told of.', 'Don’t show more than eight places.'],
  anatomy: [
    'Drawing',
    'Cinema',
    'Numbered places',
    'Scale bar and arrow to the north',
    'Names and distances',
  ],
  keys: linkKeys,
  announced: ['A picture by its name, and a list of places with their distances.'],
}

export const conformance: Conformance = {
  LocationMap: { shows: (probe) => <LocationMap {...docklands} {...probe} /> },
}
