import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { useStoryLogo } from '../../../stories/brand.ts'
import { logo } from '../../../stories/fixtures.ts'
import { HoldTimer } from '../hold-timer/index.ts'
import { OrderHeader } from './index.ts'
import { getBox } from '../../../stories/plays.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'

const announcements = { twoMinutes: 'Two minutes left', thirtySeconds: 'Thirty seconds left' }

const Headers = () => {
  const mark = useStoryLogo()
  return (
    <>
      <OrderHeader
        logo={mark}
        back={{ label: 'Back to tickets', href: '/order/' }}
        leave={{ label: 'Leave this order', onPress: () => undefined }}
        timer={
          <HoldTimer label="Held for you" remaining={291_000} total={600_000} announcements={announcements} />
        }
      />
      <br />
      <OrderHeader logo={mark} />
    </>
  )
}

const meta: Meta<typeof OrderHeader> = {
  title: 'Order/OrderHeader',
  excludeStories: /^[a-z]/,
  component: OrderHeader,
  parameters: { bare: true },
}
export default meta

type Story = StoryObj<typeof OrderHeader>

export const Default: Story = {
  args: {
    logo,
    back: { label: 'Back to tickets', href: '/order/' },
    leave: { label: 'Leave this order', onPress: () => undefined },
    timer: (
      <HoldTimer label="Held for you" remaining={291_000} total={600_000} announcements={announcements} />
    ),
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
/** The clock keeps its figures in their order. */
export const RightToLeft: Story = {
  args: {
    logo,
    back: { label: 'عودة إلى التذاكر', href: '/order/' },
    leave: { label: 'اترك هذا الطلب', onPress: () => undefined },
    timer: <HoldTimer label="محجوزة لك" remaining={291_000} total={600_000} announcements={announcements} />,
  },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(getBox(canvas.getByRole('link', { name: logo.label })).left).toBeGreaterThan(
      getBox(canvas.getByRole('button', { name: 'اترك هذا الطلب' })).right,
    )
    await expect(canvas.getByRole('timer')).toHaveTextContent('4:51')
  },
}

const left = fn()
/** Leaving is asked about by whoever owns the page. */
export const Left: Story = {
  args: { ...Default.args, leave: { label: 'Leave this order', onPress: left } },
  play: async ({ canvasElement }) => {
    left.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Leave this order' }))
    await expect(left).toHaveBeenCalledTimes(1)
  },
}

/** What stands in the row is said at length in some languages; the clock stays whole. */
export const LongText: Story = {
  args: {
    ...Default.args,
    back: { label: 'Back to the tickets and their prices for this showing', href: '/order/' },
    leave: { label: 'Leave this order and let the three seats go', onPress: () => undefined },
    timer: (
      <HoldTimer
        label="Your seats are held for you alone for"
        remaining={291_000}
        total={600_000}
        announcements={announcements}
      />
    ),
  },
}
export const LongTextOnAPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }

/** With the clock and both ways out; with the logo alone. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  // A sheet shows a frame several times; a page has one.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-banner', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
  render: () => <Headers />,
}

export const guidance: Guidance = {
  do: ['Use it on every step of an order.', 'Let the way out ask before seats are lost.'],
  dont: ['Other pages have `site-header`.', 'Don’t add navigation: nothing leads away by mistake.'],
  anatomy: ['Logo', 'Clock of the hold', 'Way out'],
  keys: linkKeys,
  announced: ['A banner landmark; the clock speaks at its marks alone.'],
}

export const conformance: Conformance = {
  OrderHeader: { shows: (probe) => <OrderHeader logo={logo} {...probe} /> },
}
