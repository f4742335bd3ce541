import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { AllergenKey, AllergenLetters, AllergenNote, type Allergen } from './index.ts'

const gluten = { id: 'gluten', letters: 'G', name: 'Gluten' }
const milk = { id: 'milk', letters: 'M', name: 'Milk' }
const nuts = { id: 'nuts', letters: 'N', name: 'Nuts' }
const sesame = { id: 'sesame', letters: 'S', name: 'Sesame' }
const mustard = { id: 'mustard', letters: 'Mu', name: 'Mustard' }
const sulphites = { id: 'sulphites', letters: 'Su', name: 'Sulphur dioxide and sulphites' }
const all: readonly Allergen[] = [gluten, milk, nuts, sesame, mustard, sulphites]

const meta: Meta<typeof AllergenLetters> = {
  title: 'Order/AllergenLetters',
  excludeStories: /^[a-z]/,
  component: AllergenLetters,
  subcomponents: { AllergenKey, AllergenNote },
}
export default meta

type Story = StoryObj<typeof AllergenLetters>

/** The boxes are letters to the eye, and words to the ear. */
export const Letters: Story = {
  args: { label: 'Contains', allergens: [gluten, milk, mustard] },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items).toHaveLength(3)
    await expect(items[2]).toHaveTextContent('Mustard')
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'يحتوي على',
    allergens: [
      { id: 'gluten', letters: 'غ', name: 'غلوتين' },
      { id: 'milk', letters: 'ح', name: 'حليب' },
    ],
  },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="One">
        <AllergenLetters label="Contains" allergens={[milk]} />
      </Case>
      <Case name="Several, of two letters too">
        <AllergenLetters label="Contains" allergens={all} />
      </Case>
      <Case name="What the letters mean" wide>
        <AllergenKey allergens={all} />
      </Case>
      <Case name="Of what was put together">
        <AllergenNote title="Gluten and sesame" allergens={[gluten, sesame]}>
          Fried beside milk. Our kitchen handles nuts. Ask at the counter if you are unsure.
        </AllergenNote>
      </Case>
      <Case name="Without any">
        <AllergenNote title="None of the fourteen allergens" allergens={[]} />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <AllergenNote title="غلوتين وسمسم" allergens={[gluten, sesame]}>
            يُقلى بجانب الحليب.
          </AllergenNote>
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="A key near the list says what each box means." filled>
        <AllergenLetters label="Contains" allergens={[gluten, milk]} />
        <AllergenKey allergens={[gluten, milk]} />
      </Do>
      <Dont because="Letters for what is no allergen: nobody can tell them apart." filled>
        <AllergenLetters
          label="Contains"
          allergens={[
            { id: 'vegan', letters: 'V', name: 'Vegan' },
            { id: 'hot', letters: 'H', name: 'Hot' },
          ]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Keep one order everywhere, and one key near the list.', 'Say at the end what is in what was chosen.'],
  dont: [
    'Diets and tags are words: a `filter-chip`, a tag of `item-card`.',
    'Don’t leave out what the kitchen also handles.',
  ],
  anatomy: ['Box of letters', 'Word in the key', 'Note'],
  announced: ['A list “Contains” of words; the letters are silent.'],
}

export const conformance: Conformance = {
  AllergenLetters: {
    shows: (probe) => <AllergenLetters label="Contains" allergens={[milk]} {...probe} />,
  },
  AllergenKey: { shows: (probe) => <AllergenKey allergens={[milk]} {...probe} /> },
  AllergenNote: { shows: (probe) => <AllergenNote title="Milk" allergens={[milk]} {...probe} /> },
}
