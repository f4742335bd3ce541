import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { styled } from '../styled/index.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Button } from '../../actions/button/index.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { OrderSummary } from '../../order/order-summary/index.ts'
import { PageHeading } from '../page-heading/index.ts'
import { summary } from '../../../stories/fixtures.ts'
import { Link } from '../../actions/link/index.ts'
import { OrderLayout, PageContainer, Section, SkipLink } from './index.ts'

const meta: Meta<typeof Section> = {
  title: 'Foundations/Layout',
  excludeStories: /^[a-z]/,
  component: Section,
  subcomponents: { PageContainer, OrderLayout, SkipLink },
}
export default meta

type Story = StoryObj<typeof Section>

export const TwoColumns: Story = {
  args: { title: 'Showtimes in Portmere' },
  render: () => (
    <PageContainer>
      <OrderLayout
        main={<PageHeading title="How many of you?" intro="Up to ten tickets in one order." />}
        summary={<OrderSummary {...summary} />}
      />
    </PageContainer>
  ),
  play: async ({ canvasElement }) => {
    const title = getBox(within(canvasElement).getByRole('heading', { level: 1 }))
    const order = getBox(within(canvasElement).getByRole('complementary'))
    await expect(order.width).toBe(384)
    await expect(order.left).toBeGreaterThan(title.right)
  },
}
export const SectionHead: Story = {
  args: {
    title: 'Ways to watch',
    note: 'Three reasons to pick the screen as carefully as the film.',
    children: 'Content',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Ways to watch' })).toHaveTextContent(
      /Content$/,
    )
  },
}

export const RightToLeft: Story = {
  args: { title: 'طرق المشاهدة', note: 'ثلاثة أسباب لاختيار الشاشة.', children: 'المحتوى' },
  decorators: [rightToLeft],
}

/** One column, and the bar at the foot. */
export const OnAPhone: Story = {
  ...TwoColumns,
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

/** The window, at whose corner the skip link stands. */
const Corner = styled('div')({ position: 'relative', minBlockSize: 64 })

/** Heads of sections, the two columns of an order, and the skip link. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <PageContainer>
      <Section
        title="Ways to watch"
        note="Three reasons to pick the screen as carefully as the film."
        action={
          <Link href="/films/" arrow>
            All films
          </Link>
        }
      >
        <p>Content</p>
      </Section>
      <Section
        title="A section of its own level, with a title that is longer than the line a phone has for it"
        headingLevel={3}
      >
        <p>Content</p>
      </Section>
      <OrderLayout
        main={<PageHeading title="How many of you?" intro="Up to ten tickets in one order." />}
        summary={<OrderSummary {...summary} />}
      />
      <Cases>
        <Case name="Skip link, which only the focus shows" force="focus-visible">
          <Corner>
            <SkipLink href="#films">To the films</SkipLink>
          </Corner>
        </Case>
      </Cases>
    </PageContainer>
  ),
}

/** Nothing stands above it here. */
const Head = styled(Section)({ marginBlockStart: 0 })

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The way to more is a link at the end of the head." filled>
        <Head
          title="Ways to watch"
          note="Pick the screen as carefully as the film."
          action={
            <Link href="/films/" arrow>
              All films
            </Link>
          }
        >
          <p>Vast, recliners, and films with subtitles.</p>
        </Head>
      </Do>
      <Dont because="A primary button in the head outshouts what the section shows." filled>
        <Head title="Offers" note="Four of them this week." action={<Button size="medium">Book now</Button>}>
          <p>Students pay less on weekdays.</p>
        </Head>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use `PageContainer` for the column of a page, `Section` for each of its parts, `SkipLink` once.',
    'Let what goes from edge to edge stand outside the container.',
  ],
  dont: ['Editors’ rows are a `grid`.', 'Don’t set margins between sections by hand.'],
  anatomy: ['Heading', 'Line under it, if any', 'Link at the end of the head, if any', 'Content'],
  keys: [
    ['Tab', 'Reaches the skip link first of all, which shows it.'],
    ['Enter', 'On the skip link: goes past the header.'],
  ],
  announced: ['`Section` is named by its heading; `SkipLink` is the first stop of Tab.'],
}

export const conformance: Conformance = {
  OrderLayout: { shows: (probe) => <OrderLayout main="Tickets" summary="Your order" {...probe} /> },
  PageContainer: { shows: (probe) => <PageContainer {...probe} /> },
  Section: { shows: (probe) => <Section title="Now showing" {...probe} /> },
  SkipLink: {
    shows: (probe) => (
      <SkipLink href="#main" {...probe}>
        To the films
      </SkipLink>
    ),
  },
}
