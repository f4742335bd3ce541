import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { tabKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Frame } from '../../../stories/Frame.tsx'
import { TabBar, Tabs } from './index.ts'

const nothing = () => undefined
const tabs = [
  { id: 'times', label: 'Times', panel: <p>Nine showings today</p> },
  { id: 'here', label: 'Getting here', panel: <p>Tram 4 to Old Dock, then two minutes on foot.</p> },
  { id: 'access', label: 'Access', panel: <p>Step-free from the tram to every seat.</p> },
]
const genres = ['Adventure', 'Animation', 'Comedy', 'Documentary', 'Drama', 'Family', 'Thriller'].map(
  (label, index) => ({ id: label, label, count: 12 - index, disabled: label === 'Drama' }),
)

const meta: Meta<typeof Tabs> = {
  title: 'Navigation/Tabs',
  excludeStories: /^[a-z]/,
  component: Tabs,
  subcomponents: { TabBar },
}
export default meta

type Story = StoryObj<typeof Tabs>

/** Left, Right, Home and End move and open. */
export const Cinema: Story = {
  args: { label: 'About Docklands', tabs },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { name: 'Times' }).focus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Step-free')
  },
}

/** What does not fit is scrolled. */
export const LongTextOnAPhone: Story = {
  args: {
    label: 'About Docklands',
    tabs: [
      { id: 'times', label: 'Times of all films in every cinema nearby', panel: <p>Nine showings</p> },
      { id: 'here', label: 'How to get here by tram, by bike and on foot', panel: <p>Tram 4</p> },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={400}>
      <Case name="The first open">
        <Tabs label="About Docklands" tabs={tabs} />
      </Case>
      <Case name="The last open, with counts">
        <TabBar label="Genres" tabs={genres.slice(0, 3)} selected="Comedy" onSelect={nothing} />
      </Case>
      <Case name="One cannot be chosen">
        <TabBar label="Genres, one off" tabs={genres.slice(3, 6)} selected="Family" onSelect={nothing} />
      </Case>
      <Case name="Hovered" force="hover" control="[aria-selected=false]">
        <TabBar label="Genres, hovered" tabs={genres.slice(0, 3)} selected="Adventure" onSelect={nothing} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <TabBar label="Genres, focused" tabs={genres.slice(0, 3)} selected="Adventure" onSelect={nothing} />
      </Case>
      <Case name="More than fit">
        <Frame width={320}>
          <TabBar label="All genres" tabs={genres} selected="Adventure" onSelect={nothing} />
        </Frame>
      </Case>
      <Case name="From the right">
        <div dir="rtl">
          <Frame width={320}>
            <TabBar label="All genres, from the right" tabs={genres} selected="Comedy" onSelect={nothing} />
          </Frame>
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Views of one thing, in any order." filled>
        <Tabs
          label="The film"
          tabs={[
            { id: 'times', label: 'Times', panel: 'Today at 19:30 and 22:40.' },
            { id: 'cast', label: 'Cast', panel: 'Ines Okafor.' },
          ]}
        />
      </Do>
      <Dont because="Steps that follow one another are order steps." filled>
        <Tabs
          label="The order"
          tabs={[
            { id: 'one', label: '1. Tickets', panel: 'How many?' },
            { id: 'two', label: '2. Seats', panel: 'Where?' },
            { id: 'three', label: '3. Payment', panel: 'How?' },
          ]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for two to six views of one thing, of which one is open.',
    'Keep the open tab in the address.',
  ],
  dont: [
    'For what may be open side by side use `accordion`; for filters `filter-chip`.',
    'Don’t use tabs as steps that follow one another: `order-steps`.',
  ],
  anatomy: ['Row of tabs, with a count if any', 'Line under the open one', 'Panel'],
  keys: tabKeys,
  announced: ['A list of tabs, the open one “selected”; the panel is named by its tab.'],
}

const sampleTabs = [
  { id: 'now', label: 'Now showing', panel: 'Nine films' },
  { id: 'soon', label: 'Coming soon', panel: 'Six films' },
]

export const conformance: Conformance = {
  TabBar: {
    shows: (probe) => (
      <TabBar label="Films" tabs={sampleTabs} selected="now" onSelect={doNothing} {...probe} />
    ),
  },
  Tabs: { shows: (probe) => <Tabs label="Films" tabs={sampleTabs} {...probe} /> },
}
