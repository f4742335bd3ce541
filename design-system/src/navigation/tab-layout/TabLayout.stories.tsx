import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Conformance } from '../../../conformance/entry.ts'
import { tabKeys, type Guidance } from '../../../stories/guidance.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { expect, userEvent, within } from 'storybook/test'
import { Grid, GridColumn } from '../../foundations/grid/index.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { TabLayout } from './index.ts'

const tabs = [
  {
    id: 'parties',
    label: 'Parties',
    panel: (
      <Grid>
        <GridColumn size={6}>
          <h3>Up to thirty guests</h3>
          <p>A film, a table and a cake of your own. We light the candles.</p>
        </GridColumn>
        <GridColumn size={6}>
          <h3>Bring the music</h3>
          <p>Ten minutes on our speakers before the film begins.</p>
        </GridColumn>
      </Grid>
    ),
  },
  {
    id: 'schools',
    label: 'Schools',
    panel: (
      <Grid>
        <GridColumn size={12}>
          <p>Mornings from nine, one grown-up free for every eight children.</p>
        </GridColumn>
      </Grid>
    ),
  },
]

const short = [
  { id: 'parties', label: 'Parties', panel: <p>Up to thirty guests.</p> },
  { id: 'schools', label: 'Schools', panel: <p>Mornings from nine.</p> },
]

const meta: Meta<typeof TabLayout> = {
  title: 'Navigation/TabLayout',
  excludeStories: /^[a-z]/,
  component: TabLayout,
}
export default meta

type Story = StoryObj<typeof TabLayout>

/** Arrows move and open. */
export const ByKeyboard: Story = {
  args: { label: 'With us', tabs },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { name: 'Parties' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'Schools' })).toHaveTextContent('Mornings from nine')
  },
}
export const RightToLeft: Story = {
  args: {
    label: 'معنا',
    tabs: [
      { id: 'parties', label: 'الحفلات', panel: <p>حتى ثلاثين ضيفًا.</p> },
      { id: 'schools', label: 'المدارس', panel: <p>صباحًا من التاسعة.</p> },
    ],
  },
  decorators: [rightToLeft],
}
export const LongTextOnAPhone: Story = {
  args: {
    label: 'With us',
    tabs: [
      {
        id: 'a',
        label: 'Parties of up to thirty guests with a cake of their own',
        panel: <p>A film and a table.</p>,
      },
      {
        id: 'b',
        label: 'Schools, nurseries and holiday clubs of every size',
        panel: <p>Mornings from nine.</p>,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={400}>
      <Case name="The first open" wide>
        <TabLayout label="Groups" tabs={tabs} />
      </Case>
      <Case name="Hovered" force="hover" control="[aria-selected=false]">
        <TabLayout label="Groups, hovered" tabs={short} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <TabLayout label="Groups, focused" tabs={short} />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Two things to choose from, a word each." filled>
        <TabLayout label="With us" tabs={tabs} />
      </Do>
      <Dont because="What has to be known before paying is behind a tab." filled>
        <TabLayout
          label="A party"
          tabs={[
            { id: 'party', label: 'The party', panel: <p>A film, a table and a cake of your own: £180.</p> },
            { id: 'terms', label: 'More', panel: <p>£60 of it are a deposit that we keep.</p> },
          ]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it where an editor gives several views of one thing.', 'Keep names of tabs to one or two words.'],
  dont: [
    'For views that are fetched each by itself use `tabs`.',
    'Don’t hide in a tab what has to be read before paying.',
  ],
  anatomy: ['Bar of tabs', 'Grid of the open tab'],
  keys: tabKeys,
  announced: ['A list of tabs, the open one “selected”; each panel is named by its tab.'],
}

const sampleTabs = [
  { id: 'now', label: 'Now showing', panel: 'Nine films' },
  { id: 'soon', label: 'Coming soon', panel: 'Six films' },
]

export const conformance: Conformance = {
  TabLayout: { shows: (probe) => <TabLayout label="Films" tabs={sampleTabs} {...probe} /> },
}
