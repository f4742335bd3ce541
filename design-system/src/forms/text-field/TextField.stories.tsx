import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { fieldAnatomy, fieldAnnounced, fieldKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { TextField } from './index.ts'

const meta: Meta<typeof TextField> = {
  title: 'Forms/TextField',
  excludeStories: /^[a-z]/,
  component: TextField,
}
export default meta

type Story = StoryObj<typeof TextField>

export const Plain: Story = {
  args: {
    label: 'Email',
    name: 'email',
    help: 'For your ticket, nothing else.',
    defaultValue: 'odile@varga.example',
    autoComplete: 'email',
  },
}
export const WithIcon: Story = {
  args: { label: 'Town or postcode', name: 'place', icon: 'search', placeholder: 'Portmere' },
}
export const Failed: Story = {
  args: {
    label: 'Card expiry',
    name: 'expiry',
    defaultValue: '03 / 25',
    error: 'This card ran out in March 2025. Use another one.',
  },
}
export const Optional: Story = {
  args: { label: 'Phone number', name: 'phone', optionalLabel: '(if you like)' },
}

export const LongText: Story = {
  args: {
    label: 'Anything our staff should know before you come, such as a companion, a dog or a step-free way in',
    name: 'long',
    help: 'Nobody but the people at the door reads it, and it is gone a day after the film.',
  },
}
export const RightToLeft: Story = {
  args: { label: 'البريد الإلكتروني', name: 'email-ar', help: 'لتذكرتك فقط.', error: 'اكتب عنوانًا كاملًا.' },
  decorators: [rightToLeft],
}

/** Typing takes nothing from the help that describes it. */
export const Typed: Story = {
  args: { label: 'Name on the order', name: 'name', help: 'As on your card.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Name on the order' })
    await userEvent.type(field, 'Odile Varga')
    await expect(field).toHaveValue('Odile Varga')
    await expect(field).toHaveAccessibleDescription('As on your card.')
  },
}

/** Shown where it stands, and not to be changed now: told from one that can be without its colours. */
export const Disabled: Story = {
  args: { label: 'Gift card', name: 'gift', defaultValue: '4417', disabled: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Gift card' })
    await expect(field).toBeDisabled()
    // The outline is a separate element.
    await expect(field.nextElementSibling).toHaveStyle({ borderTopStyle: 'dashed' })
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="With help">
        <TextField
          label="Email"
          name="email"
          help="For your ticket, nothing else."
          defaultValue="odile@varga.example"
          autoComplete="email"
        />
      </Case>
      <Case name="Empty, with an example">
        <TextField label="Town or postcode" name="place" icon="search" placeholder="Portmere" />
      </Case>
      <Case name="Hovered" force="hover">
        <TextField label="Town or postcode" name="hovered" icon="search" placeholder="Portmere" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <TextField label="Name on the order" name="focused" defaultValue="Odile Varga" />
      </Case>
      <Case name="May stay empty">
        <TextField label="Phone number" name="phone" optionalLabel="(if you like)" />
      </Case>
      <Case name="Failed">
        <TextField
          label="Card expiry"
          name="expiry"
          defaultValue="03 / 25"
          error="This card ran out in March 2025. Use another one."
        />
      </Case>
      <Case name="Disabled">
        <TextField label="Gift card" name="gift" defaultValue="4417" disabled />
      </Case>
      <Case name="Long words">
        <TextField
          label="Anything our staff should know before you come, such as a companion, a dog or a favourite step-free way in"
          name="long"
          defaultValue="We will be seven, one of us on wheels, and a very small dog who sleeps through everything"
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="One box for one answer, with the label over it." filled>
        <TextField label="Street and number" name="street" autoComplete="street-address" />
        <TextField label="Town" name="town" autoComplete="address-level2" />
      </Do>
      <Dont because="One box for several answers, explained by an example that goes away." filled>
        <TextField label="Address" name="address" placeholder="Street, number, town" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Give it the width of the answer that is expected.',
    'Name its `autocomplete`, so that the browser can fill it.',
  ],
  dont: [
    'What has a field of its own is better off with that: `email-field`, `date-field`.',
    'Don’t put the label into the box.',
  ],
  anatomy: fieldAnatomy,
  keys: fieldKeys,
  announced: fieldAnnounced,
}

const name = { label: 'Name', name: 'name' }

export const conformance: Conformance = {
  TextField: {
    shows: (probe) => <TextField {...name} {...probe} />,
    control: 'input',
    theme: 'MuiFormControl-root',
  },
}
