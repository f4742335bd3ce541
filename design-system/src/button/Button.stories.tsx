import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Case, Cases } from '../../stories/Cases.tsx'
import { rightToLeft } from '../../stories/Frame.tsx'
import { Button } from './index.ts'

const meta: Meta<typeof Button> = { title: 'Atoms/Button', component: Button }
export default meta

type Story = StoryObj<typeof Button>

export const FullWidth: Story = { args: { children: 'Keep these seats', fullWidth: true } }
export const LongText: Story = {
  args: { children: 'Hold seats H10, H11 and H12 in Screen 4 at Halcyon Northgate again', icon: 'clock' },
}

export const RightToLeft: Story = {
  args: { children: 'اختر مقاعدك', endIcon: 'arrow-right' },
  decorators: [rightToLeft],
}
export const OnAPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }

const pressed = fn()
/** Space and Enter press it; while it is busy nothing does, and it keeps the focus. */
export const Pressed: Story = {
  args: { children: 'Keep these seats', onClick: pressed },
  play: async ({ canvasElement }) => {
    pressed.mockClear()
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard('{Enter} ')
    await expect(pressed).toHaveBeenCalledTimes(2)
  },
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases min={280}>
      <Case name="Primary">
        <Button>Book The Salt Road</Button>
      </Case>
      <Case name="Primary, hovered" force="hover">
        <Button>Book The Salt Road</Button>
      </Case>
      <Case name="Primary, focused" force="focus-visible">
        <Button>Book The Salt Road</Button>
      </Case>
      <Case name="Secondary">
        <Button variant="secondary" icon="play">
          Watch trailer
        </Button>
      </Case>
      <Case name="Secondary, hovered" force="hover">
        <Button variant="secondary" icon="play">
          Watch trailer
        </Button>
      </Case>
      <Case name="Secondary, focused" force="focus-visible">
        <Button variant="secondary" icon="play">
          Watch trailer
        </Button>
      </Case>
      <Case name="Text">
        <Button variant="text">Clear all</Button>
      </Case>
      <Case name="Text, hovered" force="hover">
        <Button variant="text">Clear all</Button>
      </Case>
      <Case name="With a glyph after">
        <Button endIcon="arrow-right">Choose your seats</Button>
      </Case>
      <Case name="Medium">
        <Button size="medium">Allow all</Button>
      </Case>
      <Case name="Medium, secondary">
        <Button size="medium" variant="secondary">
          Use them
        </Button>
      </Case>
      <Case name="A link that looks like one">
        <Button icon="lock" href="/order/payment/">
          Pay £45.30
        </Button>
      </Case>
      <Case name="Busy">
        <Button busy busyLabel="Paying">
          Pay £45.30
        </Button>
      </Case>
      <Case name="Disabled">
        <Button disabled>Choose a seat first</Button>
      </Case>
      <Case name="Refused, with its reason near">
        <Button aria-disabled>Choose a seat first</Button>
      </Case>
      <Case name="Full width">
        <Button fullWidth>Keep these seats</Button>
      </Case>
      <Case name="Long words">
        <Button icon="clock">Hold seats H10, H11 and H12 in Screen 4 at Halcyon Northgate again</Button>
      </Case>
    </Cases>
  ),
}
