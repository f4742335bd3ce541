import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from '../styled/index.ts'
import { IconButton } from './index.ts'

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })

const meta: Meta<typeof IconButton> = { title: 'Atoms/IconButton', component: IconButton }
export default meta

type Story = StoryObj<typeof IconButton>

export const Sheet: Story = {
  args: { label: 'Search', icon: 'search' },
  render: () => (
    <Row>
      <IconButton label="Search" icon="search" />
      <IconButton label="Pause" icon="pause" variant="outlined" />
      <IconButton label="Remove Ninth Floor from your watchlist" icon="bookmark-filled" pressed />
      <IconButton label="Sign in" icon="user" href="/sign-in/" />
      <IconButton label="Next" icon="chevron-right" variant="outlined" disabled />
    </Row>
  ),
}
