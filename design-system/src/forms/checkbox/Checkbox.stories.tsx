import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { checkboxKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Checkbox } from './index.ts'

const meta: Meta<typeof Checkbox> = { title: 'Forms/Checkbox', excludeStories: /^[a-z]/, component: Checkbox }
export default meta

type Story = StoryObj<typeof Checkbox>

export const Off: Story = {
  args: { label: 'Write to me about previews', name: 'news', help: 'Once a week at most.' },
}
export const On: Story = { args: { label: 'Write to me about previews', name: 'news', defaultChecked: true } }
export const Failed: Story = {
  args: { label: 'I accept the terms', name: 'terms', error: 'Accept the terms to go on.' },
}

export const LongText: Story = {
  args: {
    label:
      'I have read how seats that go back to the cinema less than two hours before the film are paid for, and I am fine with it',
    name: 'returns',
  },
}
export const RightToLeft: Story = {
  args: { label: 'أوافق على الشروط', name: 'terms-ar', help: 'صفحة واحدة.' },
  decorators: [rightToLeft],
}

/** Space ticks it, so does a press on its words. */
export const Ticked: Story = {
  ...Off,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.click(canvas.getByText('Write to me about previews'))
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...LongText.args,
    label: 'I have read the Donaudampfschifffahrtsgesellschaftskapitänsmützenordnung to its end',
    error: 'Without it nobody at the desk may give your money back, even if the film broke.',
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

/** Ticked and not to be changed now: told from one that can be without its colours. */
export const Disabled: Story = {
  args: { label: 'Sold with the ticket', name: 'sold', disabled: true, defaultChecked: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Sold with the ticket' })
    await expect(box).toBeDisabled()
    await expect(box).toBeChecked()
    // The input lies unseen over what is drawn.
    await expect(box.nextElementSibling).toHaveStyle({
      borderTopStyle: 'dashed',
      backgroundColor: 'rgba(0, 0, 0, 0)',
    })
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Off">
        <Checkbox label="Write to me about previews" name="off" help="Once a week at most." />
      </Case>
      <Case name="On">
        <Checkbox label="Write to me about previews" name="on" defaultChecked />
      </Case>
      <Case name="Focused" force="focus-visible">
        <Checkbox label="Write to me about previews" name="focused" />
      </Case>
      <Case name="Disabled">
        <Checkbox label="Sold with the ticket" name="disabled" disabled defaultChecked />
      </Case>
      <Case name="Failed">
        <Checkbox label="I accept the terms" name="failed" error="Accept the terms to go on." />
      </Case>
      <Case name="Long words">
        <Checkbox
          label="I am booking for a school and will bring a list of names, a register of allergies and one grown-up for every eight children"
          name="long"
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="A statement that is true when ticked, and nobody has ticked it before." filled>
        <Checkbox label="Send me the programme each Thursday" name="programme" />
      </Do>
      <Dont because="Ticked beforehand, and true when it is not: nobody has agreed to anything." filled>
        <Checkbox label="Do not stop sending me the programme" name="stop" defaultChecked />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for a yes or no that counts when the form is sent.',
    'Write it as a statement that is true when ticked.',
  ],
  dont: [
    'Several of a few are a `checkbox-group`; what counts at once is a switch.',
    'Don’t tick it beforehand for a consent.',
  ],
  anatomy: ['Box', 'Words', 'Error'],
  keys: checkboxKeys,
  announced: ['A checkbox by its words, ticked or not.'],
}

const name = { label: 'Name', name: 'name' }

export const conformance: Conformance = {
  Checkbox: {
    shows: (probe) => <Checkbox {...name} {...probe} />,
    control: 'input',
    theme: 'MuiFormControl-root',
    states: { '[data-invalid]': <Checkbox {...name} error="Say yes." /> },
  },
}
