import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { radioKeys, type Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { ModifierGroup, type ModifierGroupProps } from './index.ts'

const sizes = (
  <>
    <ModifierGroup
      name="Size"
      kind="one"
      rule="Choose one"
      isNested
      options={[
        { id: 'regular', label: 'Regular' },
        { id: 'large', label: 'Large', price: '+ £0.80' },
      ]}
      chosen={{ large: 1 }}
      onChange={doNothing}
    />
    <ModifierGroup
      name="Ice"
      kind="several"
      rule="Up to one"
      isNested
      options={[{ id: 'without', label: 'Without' }]}
      chosen={{ without: 1 }}
      onChange={doNothing}
    />
  </>
)

const drink: ModifierGroupProps = {
  name: 'Drink',
  kind: 'one',
  rule: 'Choose one',
  options: [
    { id: 'water', label: 'Sparkling water' },
    { id: 'cola', label: 'House cola', nested: sizes },
    { id: 'coffee', label: 'Flat white', price: '+ £0.60' },
  ],
  chosen: { cola: 1 },
  onChange: doNothing,
}

const burger: ModifierGroupProps = {
  name: 'Burger',
  kind: 'one',
  rule: 'Choose one',
  options: [
    { id: 'beef', label: 'Beef' },
    { id: 'plant', label: 'Plant', note: 'vegan' },
    { id: 'chicken', label: 'Chicken', price: '+ £0.50' },
  ],
  chosen: {},
  onChange: doNothing,
}

const count = (name: string) => ({ decrease: `One ${name} fewer`, increase: `One ${name} more` })
const dips: ModifierGroupProps = {
  name: 'Dips',
  kind: 'quantities',
  rule: '2 of 3',
  options: [
    { id: 'tomato', label: 'Smoked tomato', labels: count('Smoked tomato') },
    { id: 'garlic', label: 'Garlic', price: '+ £0.50', labels: count('Garlic') },
  ],
  chosen: { tomato: 2 },
  onChange: doNothing,
}

const extras: ModifierGroupProps = {
  name: 'More of',
  kind: 'several',
  rule: 'Up to two',
  options: [
    { id: 'pickles', label: 'Pickles', price: '+ £0.40' },
    { id: 'cheese', label: 'Plant cheese', price: '+ £0.90' },
    { id: 'onions', label: 'Fried onions', note: 'gone today', disabled: true },
  ],
  chosen: { pickles: 1 },
  onChange: doNothing,
}

const folded = {
  text: 'Plant burger',
  note: 'No onions, extra pickles',
  changeLabel: 'Change',
  onChange: doNothing,
}

const meta: Meta<typeof ModifierGroup> = {
  title: 'Order/ModifierGroup',
  excludeStories: /^[a-z]/,
  component: ModifierGroup,
}
export default meta

type Story = StoryObj<typeof ModifierGroup>

/** Chosen by an arrow; folded, and opened again, the chosen option has the focus. */
export const Folding: Story = {
  args: burger,
  render: function Page() {
    const [chosen, setChosen] = useState<Record<string, number>>({ beef: 1 })
    const [isFolded, setFolded] = useState(true)
    return (
      <ModifierGroup
        {...burger}
        chosen={chosen}
        onChange={(id) => setChosen({ [id]: 1 })}
        answer={isFolded ? { ...folded, text: 'Beef', onChange: () => setFolded(false) } : undefined}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Change Burger' }))
    await expect(await canvas.findByRole('radio', { name: 'Beef' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Plant vegan' })).toBeChecked()
  },
}

export const NestedOnAPhone: Story = {
  args: drink,
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const RightToLeft: Story = {
  args: {
    ...drink,
    name: 'المشروب',
    rule: 'اختر واحدًا',
    options: [
      { id: 'water', label: 'ماء فوّار' },
      {
        id: 'cola',
        label: 'كولا',
        price: '+ £0.80',
        nested: (
          <ModifierGroup
            name="الحجم"
            kind="one"
            rule="اختر واحدًا"
            isNested
            options={[{ id: 'large', label: 'كبير', price: '+ £0.80' }]}
            chosen={{ large: 1 }}
            onChange={doNothing}
          />
        ),
      },
    ],
  },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={360}>
      <Case name="One, with groups of the chosen option">
        <ModifierGroup {...drink} />
      </Case>
      <Case name="Several">
        <ModifierGroup {...extras} />
      </Case>
      <Case name="Several, no more can be chosen">
        <ModifierGroup {...extras} rule="1 of 1" isFull />
      </Case>
      <Case name="Quantities">
        <ModifierGroup {...dips} />
      </Case>
      <Case name="Still to choose">
        <ModifierGroup {...burger} rule="Still to choose" isMissing />
      </Case>
      <Case name="Folded to its answer">
        <ModifierGroup {...burger} answer={folded} />
        <ModifierGroup {...burger} name="Sauce" answer={{ ...folded, text: 'None', note: undefined }} />
      </Case>
      <Case name="Focused" force="focus-visible" control="input">
        <ModifierGroup {...burger} />
      </Case>
      <Case name="Long words">
        <ModifierGroup
          {...extras}
          name="What else would you like to have with it"
          rule="As many as you like, up to three of each kind"
          options={[
            {
              id: 'long',
              label: 'Caramelised onions from the farm behind the cinema',
              note: 'cooked slowly',
              price: '+ £1.20',
            },
          ]}
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The rule is beside the name, and the price beside what it is for." filled>
        <ModifierGroup {...extras} />
      </Do>
      <Dont because="The rule in the name: nobody sees when it is kept." filled>
        <ModifierGroup {...extras} name="More of (please choose at most two, else we choose)" rule="" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Say the rule in a few words, and how much of it is used where it is counted.',
    'Fold a finished group once the next one is begun.',
    'Open a third level as a sheet of its own.',
  ],
  dont: [
    'A question of a form is a `radio-group` or a `checkbox-group`.',
    'Don’t nest deeper than one group under another.',
  ],
  anatomy: ['Name', 'Rule or answer', 'Options', 'Price', 'Group of an option'],
  keys: radioKeys,
  announced: [
    'A group by its name and rule; each option with its price.',
    'What is missing is read in place of the rule.',
  ],
}

export const conformance: Conformance = {
  ModifierGroup: {
    shows: (probe) => <ModifierGroup {...burger} {...probe} />,
    states: {
      '[data-missing]': <ModifierGroup {...burger} isMissing />,
      '[data-nested]': <ModifierGroup {...burger} isNested />,
    },
    byColorAlone: { 'FoyerModifierGroup [data-missing]': 'its rule says so in words, with an icon' },
  },
}
