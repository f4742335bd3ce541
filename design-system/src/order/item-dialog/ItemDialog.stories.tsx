import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { getGoodsPicture } from '../../../stories/fixtures.ts'
import { dialogKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox } from '../../../stories/plays.ts'
import { Do, Dont, DrawnDialog, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
import { AllergenNote } from '../allergen-letters/index.ts'
import { ModifierGroup } from '../modifier-group/index.ts'
import { ItemDialog, type ItemDialogProps } from './index.ts'

const bread = {
  name: 'Sausage',
  kind: 'one' as const,
  rule: 'Choose one',
  options: [
    { id: 'pork', label: 'Pork' },
    { id: 'plant', label: 'Plant', note: 'vegan' },
  ],
  chosen: { plant: 1 },
  onChange: doNothing,
}

const choices = (
  <>
    <ModifierGroup
      {...bread}
      answer={{
        text: 'Plant sausage',
        note: 'No onions, extra pickles',
        changeLabel: 'Change',
        onChange: doNothing,
      }}
    />
    <ModifierGroup
      name="Drink"
      kind="one"
      rule="Choose one"
      options={[
        { id: 'water', label: 'Sparkling water' },
        {
          id: 'cola',
          label: 'House cola',
          nested: (
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
          ),
        },
        { id: 'coffee', label: 'Flat white', price: '+ £0.60' },
      ]}
      chosen={{ cola: 1 }}
      onChange={doNothing}
    />
    <ModifierGroup
      name="Dips"
      kind="quantities"
      rule="2 of 3"
      options={[
        {
          id: 'tomato',
          label: 'Smoked tomato',
          labels: { decrease: 'One Smoked tomato fewer', increase: 'One Smoked tomato more' },
        },
      ]}
      chosen={{ tomato: 2 }}
      onChange={doNothing}
    />
  </>
)

const meal: ItemDialogProps = {
  open: true,
  onClose: doNothing,
  closeLabel: 'Close',
  title: 'Hot dog meal',
  description: 'A hot dog, a dip and a drink. Made when you order.',
  picture: getGoodsPicture('hot-dog'),
  children: choices,
  quantity: {
    value: 1,
    max: 10,
    onChange: doNothing,
    labels: { decrease: 'One Hot dog meal fewer', increase: 'One Hot dog meal more' },
  },
  action: { label: 'Add for £13.20', onPress: doNothing },
}

const complete: ItemDialogProps = {
  ...meal,
  comment: {
    label: 'A word to the kitchen',
    optionalLabel: '(optional)',
    name: 'comment',
    value: 'Cut in half, please',
    maxLength: 25,
    count: '19 of 25',
    onChange: doNothing,
  },
  note: (
    <AllergenNote
      title="Gluten and sesame"
      allergens={[
        { id: 'gluten', letters: 'G', name: 'Gluten' },
        { id: 'sesame', letters: 'S', name: 'Sesame' },
      ]}
    >
      Fried beside milk. Our kitchen handles nuts. Ask at the counter if you are unsure.
    </AllergenNote>
  ),
}

const meta: Meta<typeof ItemDialog> = {
  title: 'Order/ItemDialog',
  excludeStories: /^[a-z]/,
  component: ItemDialog,
}
export default meta

type Story = StoryObj<typeof ItemDialog>

const added = fn()
/** The foot stays in sight while the choices are scrolled. */
export const Meal: Story = {
  args: { ...complete, action: { label: 'Add for £13.20', onPress: added } },
  play: async ({ canvasElement }) => {
    added.mockClear()
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'Hot dog meal',
    })
    const add = within(dialog).getByRole('button', { name: 'Add for £13.20' })
    await waitFor(() => expect(getBox(add).bottom).toBeLessThanOrEqual(innerHeight))
    await userEvent.click(add)
    await expect(added).toHaveBeenCalledTimes(1)
  },
}
export const Phone: Story = { args: complete, globals: { viewport: { value: 'phone' } } }

/** The button names what is missing, and leads there. */
export const StillToChoose: Story = {
  args: {
    ...meal,
    children: <ModifierGroup {...bread} chosen={{}} rule="Still to choose" isMissing />,
    action: { label: 'Choose a sausage', isMissing: true, onPress: doNothing },
  },
}

export const RightToLeft: Story = {
  args: {
    ...meal,
    title: 'وجبة نقانق',
    description: 'نقانق وصلصة ومشروب.',
    closeLabel: 'أغلق',
    children: (
      <ModifierGroup
        {...bread}
        name="النقانق"
        rule="اختر واحدة"
        options={[
          { id: 'pork', label: 'لحم' },
          { id: 'plant', label: 'نباتية', price: '+ £0.80' },
        ]}
      />
    ),
    quantity: {
      value: 1,
      max: 10,
      onChange: doNothing,
      labels: { decrease: 'أنقص الوجبة', increase: 'زد الوجبة' },
    },
    action: { label: 'أضف بـ £13.20', onPress: doNothing },
  },
  globals: { direction: 'rtl' },
}

/** Picture, choices, comment, what is in it, foot. */
export const AllVariants: Story = { tags: ['all-variants'], args: complete }

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The button says what is added, and for how much." filled>
        <DrawnDialog title="Hot dog meal" actions={<Button size="medium">Add for £13.20</Button>}>
          <ModifierGroup {...bread} />
        </DrawnDialog>
      </Do>
      <Dont because="A dialog for what has no choices: one press on its card is enough." filled>
        <DrawnDialog title="Water" actions={<Button size="medium">OK</Button>}>
          <p>Still, half a litre.</p>
        </DrawnDialog>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Repeat the sum of what is chosen in the button.',
    'Name in the button what is missing, and lead there.',
    'Say at the end what is in it, and what else the kitchen handles.',
  ],
  dont: [
    'An item without choices is counted on its `item-card`.',
    'Don’t close it before the order has taken the item.',
  ],
  anatomy: ['Picture', 'Name and description', 'Groups', 'Comment', 'What is in it', 'How many', 'Button'],
  keys: dialogKeys,
  announced: ['A dialog by the name of the item; how many as they change.'],
}

export const conformance: Conformance = {
  ItemDialog: {
    shows: (probe) => (
      <ItemDialog
        open
        onClose={doNothing}
        closeLabel="Close"
        title="Popcorn"
        action={{ label: 'Add for £7.20', onPress: doNothing }}
        {...probe}
      />
    ),
    isDialog: true,
    theme: 'MuiDialog-root',
  },
}
