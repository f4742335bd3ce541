import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { expectNoOverflow, getTexts } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Breadcrumbs } from './index.ts'

const items = [{ label: 'Home', href: '/' }, { label: 'Films', href: '/films/' }, { label: 'The Salt Road' }]

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Navigation/Breadcrumbs',
  excludeStories: /^[a-z]/,
  component: Breadcrumbs,
}
export default meta

type Story = StoryObj<typeof Breadcrumbs>

/** On a desktop the whole way is shown. */
export const FilmPage: Story = {
  args: { label: 'Where you are', items },
  play: async ({ canvasElement }) => {
    const way = within(within(canvasElement).getByRole('navigation', { name: 'Where you are' }))
    await expect(getTexts(way.getAllByRole('link'))).toEqual(['Home', 'Films'])
    await expect(way.getByText('The Salt Road')).toHaveAttribute('aria-current', 'page')
  },
}
/** The page above alone. */
export const OnAPhone: Story = {
  args: { label: 'Where you are', items },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(getTexts(within(canvasElement).getAllByRole('link'))).toEqual(['Films'])
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    label: 'Where you are',
    items: [
      ...items.slice(0, 2),
      {
        label: 'Festivals and other long weekends at the Old Corn Exchange by the Harbour',
        href: '/events/',
      },
      { label: 'The Salt Road' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={420}>
      <Case name="Three pages">
        <Breadcrumbs label="Where you are" items={items} />
      </Case>
      <Case name="Hovered" force="hover">
        <Breadcrumbs label="Where you are, hovered" items={items} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <Breadcrumbs label="Where you are, focused" items={items} />
      </Case>
      <Case name="Long words">
        <Breadcrumbs
          label="Where you are, long"
          items={[
            ...items.slice(0, 2),
            { label: 'Festivals and other long weekends', href: '/events/' },
            { label: 'The Last Lighthouse Keeper of Skarn and other winter films at the Old Corn Exchange' },
          ]}
        />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <Breadcrumbs
            label="موقعك"
            items={[
              { label: 'الرئيسية', href: '/' },
              { label: 'الأفلام', href: '/films/' },
              { label: 'طريق الملح' },
            ]}
          />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Where the page stands, in the words of the pages above it." filled>
        <Breadcrumbs
          label="Where you are"
          items={[{ label: 'Cinemas', href: '/sites/' }, { label: 'Halcyon Docklands' }]}
        />
      </Do>
      <Dont because="The way of an order is said by order steps." filled>
        <Breadcrumbs
          label="Your order"
          items={[
            { label: 'Tickets', href: '/order/tickets/' },
            { label: 'Seats', href: '/order/seats/' },
            { label: 'Payment' },
          ]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it on pages that stand under another one.', 'Let names agree with the headings of the pages.'],
  dont: ['Where we are in an order is said by `order-steps`.', 'Don’t use it on the home page.'],
  anatomy: ['Pages above, each a link', 'Strokes between them', 'This page'],
  keys: linkKeys,
  announced: ['A navigation landmark by name; the last entry is the current page.'],
}

export const conformance: Conformance = {
  Breadcrumbs: {
    shows: (probe) => <Breadcrumbs label="Where you are" items={[{ label: 'Films' }]} {...probe} />,
  },
}
