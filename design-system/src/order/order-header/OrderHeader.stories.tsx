import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { useStoryLogo } from '../../../stories/brand.ts'
import { logo } from '../../../stories/fixtures.ts'
import { HoldTimer } from '../hold-timer/index.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Forced } from '../../../stories/Cases.tsx'
import { Button } from '../../actions/button/index.ts'
import { OrderHeader } from './index.ts'
import { getBox } from '../../../stories/plays.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'

const announcements = { twoMinutes: 'Two minutes left', thirtySeconds: 'Thirty seconds left' }

const clock = (
  <HoldTimer label="Held for you" remaining={291_000} total={600_000} announcements={announcements} />
)

/** A sheet shows a frame several times; a page has one. */
const severalBanners = {
  a11y: {
    config: {
      rules: [
        { id: 'landmark-no-duplicate-banner', enabled: false },
        { id: 'landmark-unique', enabled: false },
      ],
    },
  },
}

const Headers = () => {
  const mark = useStoryLogo()
  return (
    <>
      <OrderHeader
        logo={mark}
        back={{ label: 'Back to tickets', href: '/order/' }}
        leave={{ label: 'Leave this order', onPress: () => undefined }}
        timer={clock}
      />
      <br />
      <OrderHeader logo={mark} />
      <br />
      <OrderHeader logo={mark} place="H11" leave={{ label: 'Leave', onPress: () => undefined }} />
      <br />
      <Forced force="hover" control="[data-slot=leave]">
        <OrderHeader logo={mark} leave={{ label: 'Leave, hovered', onPress: () => undefined }} />
      </Forced>
      <br />
      <Forced force="focus-visible" control="[data-slot=leave]">
        <OrderHeader logo={mark} leave={{ label: 'Leave, focused', onPress: () => undefined }} />
      </Forced>
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
    timer: clock,
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
/** The page's owner asks for confirmation before leaving. */
export const Left: Story = {
  args: { ...Default.args, leave: { label: 'Leave this order', onPress: left } },
  play: async ({ canvasElement }) => {
    left.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Leave this order' }))
    await expect(left).toHaveBeenCalledTimes(1)
  },
}

/** Texts in the row are long in some languages; the clock is never cut. */
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

/** With the clock and both ways out; with the logo alone; with the way out hovered, and focused. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  parameters: severalBanners,
  render: () => <Headers />,
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  parameters: { ...severalBanners, bare: false },
  render: function Pictures() {
    const mark = useStoryLogo()
    return (
      <Usage wide>
        <Do because="The clock, and one way out that asks first." filled>
          <OrderHeader
            logo={mark}
            leave={{ label: 'Leave this order', onPress: () => undefined }}
            timer={clock}
          />
        </Do>
        <Dont because="An offer in the header: it leads away while the clock runs." filled>
          <OrderHeader
            logo={mark}
            leave={{ label: 'Leave this order', onPress: () => undefined }}
            timer={
              <>
                <Button size="medium" href="/club/">
                  Join the club, save 20%
                </Button>
                {clock}
              </>
            }
          />
        </Dont>
      </Usage>
    )
  },
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
