import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid, GridColumn } from '../grid/index.ts'
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

const meta: Meta<typeof TabLayout> = { title: 'Atoms/TabLayout', component: TabLayout }
export default meta

type Story = StoryObj<typeof TabLayout>

export const Sheet: Story = { tags: ['sheet'], args: { label: 'Groups', tabs } }
