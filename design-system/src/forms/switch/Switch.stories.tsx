import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { getBox } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { SettingList, SettingRow } from '../../members/setting-list/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Switch } from './index.ts'

const meta: Meta<typeof Switch> = { title: 'Forms/Switch', excludeStories: /^[a-z]/, component: Switch }
export default meta

type Story = StoryObj<typeof Switch>

export const Off: Story = { args: { label: 'New films by email' } }
export const On: Story = { args: { label: 'New films by email', defaultChecked: true } }

/** Space switches it; the target is as large as a finger. */
export const Switched: Story = {
  ...Off,
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'New films by email' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    const { width, height } = getBox(control)
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={140}>
      <Case name="Off">
        <Switch label="Off" />
      </Case>
      <Case name="On">
        <Switch label="On" defaultChecked />
      </Case>
      <Case name="Focused" force="focus-visible">
        <Switch label="Focused" />
      </Case>
      <Case name="Off, disabled">
        <Switch label="Off, disabled" disabled />
      </Case>
      <Case name="On, disabled">
        <Switch label="On, disabled" disabled defaultChecked />
      </Case>
    </Cases>
  ),
}

export const RightToLeft: Story = { ...AllVariants, tags: [], decorators: [rightToLeft] }

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="It counts at once, and its row says what it is." filled>
        <SettingList label="Messages">
          <SettingRow
            title="New films for you"
            note="Thursdays, one letter"
            action={<Switch label="New films for you" defaultChecked />}
          />
        </SettingList>
      </Do>
      <Dont
        because="A consent that the form sends later: nothing has happened yet when it is switched."
        filled
      >
        <SettingList label="Terms">
          <SettingRow title="I accept the terms" action={<Switch label="I accept the terms" />} />
        </SettingList>
        <Checkbox label="I accept the terms" name="terms" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for a setting that counts as soon as it is switched.',
    'Give it the whole name of what it switches.',
  ],
  dont: ['What a form sends later is a `checkbox`.', 'Don’t change its words with its state.'],
  keys: [['Space', 'Switches it.']],
  announced: ['A switch by its name, on or off.'],
}

export const conformance: Conformance = {
  Switch: {
    shows: (probe) => <Switch label="Name" {...probe} />,
    control: 'input',
    theme: 'MuiSwitch-root',
  },
}
