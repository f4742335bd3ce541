import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { getGoodsPicture } from '../../../stories/fixtures.ts'
import { Frame, rightToLeft } from '../../../stories/Frame.tsx'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { ItemCard, ItemGrid, type ItemCardProps } from './index.ts'

const gluten = { id: 'gluten', letters: 'G', name: 'Gluten' }
const milk = { id: 'milk', letters: 'M', name: 'Milk' }
const mustard = { id: 'mustard', letters: 'Mu', name: 'Mustard' }

const item = (name: string, art: string | undefined, price: string): ItemCardProps => ({
  name,
  picture: art === undefined ? undefined : getGoodsPicture(art),
  price,
  allergensLabel: 'Contains',
  state: { type: 'available' },
  onIncrease: doNothing,
  onDecrease: doNothing,
  labels: { decrease: `One ${name} fewer`, increase: `One ${name} more` },
})

const combo: ItemCardProps = {
  ...item('Two for the film', 'combo-two', '£14.20'),
  note: 'Large popcorn, two colas',
  tags: ['Saves £1.00'],
  allergens: [milk],
}
const popcorn: ItemCardProps = {
  ...item('Popcorn', 'popcorn-salted-large', '£7.20'),
  note: 'Large, salted, butter',
  allergens: [milk],
  state: { type: 'chosen', quantity: 1, max: 10 },
}
const hotDog: ItemCardProps = {
  ...item('Smoked hot dog', 'hot-dog', 'from £7.60'),
  note: 'Choose, with mustard or without',
  allergens: [gluten, milk, mustard],
  opensDialog: true,
}
const sweets: ItemCardProps = {
  ...item('Pick and mix', 'sweets-bag', '£3.10'),
  note: '100 g, weighed for you',
  state: { type: 'soldOut', note: 'Back tomorrow' },
}
const coffee: ItemCardProps = {
  ...item('Flat white', 'coffee', '£3.40'),
  note: 'Roasted two streets away',
  allergens: [milk],
  state: { type: 'closed', note: 'From 17:00' },
}
const cola: ItemCardProps = {
  ...item('House cola', 'soft-drink', '£3.90'),
  note: 'Regular, no ice',
  state: { type: 'limit', quantity: 10, reason: 'Up to 10 in an order' },
}
const menu = [combo, popcorn, hotDog, cola, coffee, sweets]

const Menu = ({ label, items = menu }: { label: string; items?: readonly ItemCardProps[] }) => (
  <ItemGrid label={label}>
    {items.map((each) => (
      <ItemCard key={each.name} {...each} />
    ))}
  </ItemGrid>
)

const meta: Meta<typeof ItemCard> = {
  title: 'Order/ItemCard',
  excludeStories: /^[a-z]/,
  component: ItemCard,
  subcomponents: { ItemGrid },
}
export default meta

type Story = StoryObj<typeof ItemCard>

export const Category: Story = { args: combo, render: () => <Menu label="For you" /> }
export const Phone: Story = { ...Category, globals: { viewport: { value: 'phone' } }, play: expectNoOverflow }

/** Plus and minus count; the last one taken away, plus has the focus. */
export const Counted: Story = {
  args: item('Popcorn', 'popcorn-salted-large', '£7.20'),
  render: function Page(args) {
    const [quantity, setQuantity] = useState(0)
    return (
      <ItemGrid label="Popcorn">
        <ItemCard
          {...args}
          state={quantity === 0 ? { type: 'available' } : { type: 'chosen', quantity, max: 10 }}
          onIncrease={() => setQuantity(quantity + 1)}
          onDecrease={() => setQuantity(quantity - 1)}
        />
      </ItemGrid>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'One Popcorn more' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent('1')
    await userEvent.click(canvas.getByRole('button', { name: 'One Popcorn fewer' }))
    await expect(canvas.getByRole('button', { name: 'One Popcorn more' })).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  args: popcorn,
  render: () => (
    <ItemGrid label="لك">
      <ItemCard
        {...popcorn}
        name="فشار"
        note="كبير، مملح، بالزبدة"
        labels={{ decrease: 'أنقص الفشار', increase: 'زد الفشار' }}
      />
      <ItemCard {...sweets} name="حلوى" note="مئة غرام" state={{ type: 'soldOut', note: 'يعود غدًا' }} />
    </ItemGrid>
  ),
  decorators: [rightToLeft],
}

const longest: ItemCardProps = {
  ...hotDog,
  name: 'Smoked hot dog of the house with caramelised onions',
  note: 'Choose a plant or a pork sausage, and mustard, ketchup or both; made when you order',
  tags: ['New this week', 'Saves £1.00'],
  formerPrice: { price: '£8.20', label: 'instead of' },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="A category" wide>
        <Frame width={840}>
          <Menu label="A category" />
        </Frame>
      </Case>
      <Case name="Three columns, hovered" wide force="hover" control="button">
        <Frame width={840}>
          <ItemGrid label="Three columns" columns={3}>
            <ItemCard {...combo} />
            <ItemCard {...popcorn} />
            <ItemCard {...hotDog} />
          </ItemGrid>
        </Frame>
      </Case>
      <Case
        name="Focused, long words, no picture, none to be had"
        wide
        force="focus-visible"
        control="button"
      >
        <Frame width={840}>
          <ItemGrid label="Long words">
            <ItemCard {...longest} />
            <ItemCard {...item('Filter coffee', undefined, '£2.40')} />
            <ItemCard {...item('Gift card', 'card-sunset', 'from £10')} wholePicture />
            <ItemCard
              {...item('Water', 'soft-drink', '£2.20')}
              state={{ type: 'limit', quantity: 0, reason: '99 items in one order at most' }}
            />
          </ItemGrid>
        </Frame>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="What is sold out keeps its place and says when it is back." filled>
        <Menu label="Sweet" items={[popcorn, sweets]} />
      </Do>
      <Dont because="The price in the note: it is looked for where every price stands." filled>
        <Menu
          label="Drinks"
          items={[{ ...item('Cola', 'soft-drink', ''), note: 'Only £3.90 with a film' }]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Say “from” in the price where choices change it.',
    'Repeat what was chosen in the second line.',
    'Give what cannot be had its reason and its day.',
  ],
  dont: [
    'Tickets are a `ticket-row`.',
    'Don’t put a tag over the drawing itself, and never more than two.',
    'Don’t hide what is sold out.',
  ],
  anatomy: ['Tile', 'Tag', 'Name', 'Note', 'Allergens', 'Price', 'How many, or when'],
  keys: buttonKeys,
  announced: ['A list item with its name and price; how many as they change.'],
}

export const conformance: Conformance = {
  ItemCard: {
    shows: (probe) => <ItemCard {...item('Popcorn', undefined, '£7.20')} {...probe} />,
    within: 'ul',
    states: {
      '[data-filled]': <ItemCard {...popcorn} />,
      '[data-gone]': <ItemCard {...sweets} />,
    },
  },
  ItemGrid: { shows: (probe) => <ItemGrid label="Popcorn" {...probe} /> },
}
