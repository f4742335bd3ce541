import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from '../styled/index.ts'
import { Button } from './index.ts'

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })

const meta: Meta<typeof Button> = { title: 'Atoms/Button', component: Button }
export default meta

type Story = StoryObj<typeof Button>

/** Every variant and state. */
export const Sheet: Story = {
  args: { children: 'Book The Salt Road' },
  render: () => (
    <Row>
      <Button>Book The Salt Road</Button>
      <Button variant="secondary" icon="play">
        Watch trailer
      </Button>
      <Button variant="text">Clear all</Button>
      <Button size="medium">Allow all</Button>
      <Button size="medium" variant="secondary">
        Use them
      </Button>
      <Button disabled>Choose a seat first</Button>
      <Button aria-disabled>Choose a seat first</Button>
      <Button busy busyLabel="Paying">
        Pay £45.30
      </Button>
      <Button icon="lock" href="/order/payment/">
        Pay £45.30
      </Button>
    </Row>
  ),
}
export const FullWidth: Story = { args: { children: 'Keep these seats', fullWidth: true } }
export const LongText: Story = {
  args: { children: 'Hold seats H10, H11 and H12 in Screen 4 at Halcyon Northgate again', icon: 'clock' },
}
