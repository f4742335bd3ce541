import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
import { TextField } from '../../forms/text-field/index.ts'
import { SettingList, SettingRow } from './index.ts'

const change = (
  <Button variant="text" size="medium" aria-label="Change the email">
    Change
  </Button>
)
const signOut = (
  <Button variant="text" size="medium" aria-label="Sign out of Chrome on a computer">
    Sign out
  </Button>
)
const address = { title: 'ines.marchetti@postbox.example', note: 'Confirmed', action: change }

const meta: Meta<typeof SettingRow> = {
  title: 'Members/SettingList',
  excludeStories: /^[a-z]/,
  component: SettingRow,
  subcomponents: { SettingList },
}
export default meta

type Story = StoryObj<typeof SettingRow>

/** A press opens the form of the change below its row. */
export const OpensInPlace: Story = {
  args: address,
  render: function Page(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <SettingList label="Email">
        <SettingRow
          {...args}
          action={
            <Button
              variant="text"
              size="medium"
              aria-expanded={isOpen}
              onClick={() => {
                setOpen(!isOpen)
              }}
            >
              Change
            </Button>
          }
        >
          {isOpen && <TextField label="New email" name="email" />}
        </SettingRow>
      </SettingList>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(canvas.getByRole('textbox', { name: 'New email' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: { title: 'هذا الهاتف', note: 'الآن', icon: 'phone' },
  render: (args) => (
    <SettingList label="أين سجلت الدخول">
      <SettingRow {...args} />
    </SettingList>
  ),
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: {
    ...address,
    title: 'the.person.who.reads.every.programme.note.before.the.film@a-long-name-of-a-postbox.example',
    note: 'Not confirmed yet. We have sent a mail with a link; look into the folder for unwanted mail too',
  },
  render: (args) => (
    <SettingList label="Email">
      <SettingRow {...args} />
    </SettingList>
  ),
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

/** An action with many words leaves the text its width, and goes below it. */
export const LongActionOnAPhone: Story = {
  args: {
    ...address,
    icon: 'alert-circle',
    action: (
      <Button variant="text" size="medium">
        Send the mail once more
      </Button>
    ),
  },
  render: (args) => (
    <SettingList label="Email">
      <SettingRow {...args} />
    </SettingList>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = getBox(canvas.getByText('ines.marchetti@postbox.example'))
    const action = getBox(canvas.getByRole('button'))
    await expect(action.top).toBeGreaterThanOrEqual(text.bottom)
    await expectNoOverflow({ canvasElement })
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={440}>
      <Case name="A credential">
        <SettingList label="Email">
          <SettingRow {...address} />
        </SettingList>
      </Case>
      <Case name="Open">
        <SettingList label="Email, changed">
          <SettingRow {...address}>
            <TextField label="New email" name="email" />
          </SettingRow>
        </SettingList>
      </Case>
      <Case name="Devices">
        <SettingList label="Where you are signed in">
          <SettingRow icon="phone" title="This phone" note="Now" />
          <SettingRow icon="monitor" title="Chrome on a computer" note="Yesterday, 21:14" action={signOut} />
        </SettingList>
      </Case>
      <Case name="Facts">
        <SettingList label="What it means">
          <SettingRow icon="check-circle" tone="success" title="No pass is running" />
          <SettingRow
            icon="alert-circle"
            tone="warning"
            title="One booking is still to come"
            note="It stays good by its email"
          />
        </SettingList>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="What it is, what it means, and the one thing that can be done with it." filled>
        <SettingList label="Where you are signed in">
          <SettingRow icon="monitor" title="Chrome on a computer" note="Yesterday, 21:14" action={signOut} />
        </SettingList>
      </Do>
      <Dont because="Two actions in a row: nobody knows which one the row is for." filled>
        <SettingList label="Email">
          <SettingRow
            title="ines.marchetti@postbox.example"
            action={
              <>
                {change}
                <Button variant="text" size="medium">
                  Delete
                </Button>
              </>
            }
          />
        </SettingList>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Say in the note what it means for the member.',
    'Open the form of a change below its row, one at a time.',
  ],
  dont: [
    'Names with their values are a `description-list`.',
    'Don’t give a row a second action.',
    'Don’t say by the glyph’s colour alone that something is a warning.',
  ],
  anatomy: ['Glyph, if any', 'What it is', 'What it means', 'Action', 'Form of the change, while open'],
  keys: buttonKeys,
  announced: ['A list; each row with what it is and what it means.', 'The action by its own name.'],
}

export const conformance: Conformance = {
  SettingList: { shows: (probe) => <SettingList label="Email" {...probe} /> },
  SettingRow: {
    shows: (probe) => <SettingRow title="This phone" {...probe} />,
    within: 'ul',
    states: {
      '[data-open]': <SettingRow title="This phone">Form</SettingRow>,
      '[data-tone=success]': <SettingRow title="No pass is running" icon="check-circle" tone="success" />,
      '[data-tone=warning]': <SettingRow title="One booking" icon="alert-circle" tone="warning" />,
    },
    byColorAlone: {
      'FoyerSettingRow [data-tone=success]': 'its glyph and its words say it',
      'FoyerSettingRow [data-tone=warning]': 'its glyph and its words say it',
    },
  },
}
