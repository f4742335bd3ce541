import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from '../styled/index.ts'
import { Link } from './index.ts'

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })

const meta: Meta<typeof Link> = { title: 'Atoms/Link', component: Link }
export default meta

type Story = StoryObj<typeof Link>

export const Sheet: Story = {
  args: { href: '/films/' },
  render: () => (
    <>
      <p>
        By paying you accept our <Link href="/terms/">terms</Link>.
      </p>
      <Row>
        <Link href="/films/" arrow>
          See what’s on
        </Link>
        <Link href="/sites/" icon="pin">
          Our cinemas
        </Link>
        <Link href="/help/" tone="muted">
          Help
        </Link>
      </Row>
    </>
  ),
}
