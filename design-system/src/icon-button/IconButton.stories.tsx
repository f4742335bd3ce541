import type { Meta, StoryObj } from '@storybook/react-vite'
import { Case, Cases } from '../../stories/Cases.tsx'
import { IconButton } from './index.ts'

const meta: Meta<typeof IconButton> = { title: 'Atoms/IconButton', component: IconButton }
export default meta

type Story = StoryObj<typeof IconButton>

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases min={200}>
      <Case name="Plain">
        <IconButton label="Search" icon="search" />
      </Case>
      <Case name="Plain, hovered" force="hover">
        <IconButton label="Search" icon="search" />
      </Case>
      <Case name="Plain, focused" force="focus-visible">
        <IconButton label="Search" icon="search" />
      </Case>
      <Case name="Outlined">
        <IconButton label="Pause" icon="pause" variant="outlined" />
      </Case>
      <Case name="Outlined, hovered" force="hover">
        <IconButton label="Pause" icon="pause" variant="outlined" />
      </Case>
      <Case name="Outlined, disabled">
        <IconButton label="Next" icon="chevron-right" variant="outlined" disabled />
      </Case>
      <Case name="Not pressed">
        <IconButton label="Ninth Floor in your watchlist" icon="bookmark" pressed={false} />
      </Case>
      <Case name="Pressed">
        <IconButton label="Ninth Floor in your watchlist" icon="bookmark-filled" pressed />
      </Case>
      <Case name="A link">
        <IconButton label="Sign in" icon="user" href="/sign-in/" />
      </Case>
    </Cases>
  ),
}
