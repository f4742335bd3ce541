import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { fieldAnnounced, fieldKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { PasswordField } from './index.ts'

const plain = {
  label: 'Password',
  name: 'password',
  autoComplete: 'new-password',
  labels: { show: 'Show', hide: 'Hide', met: 'done', unmet: 'not yet' },
}
const texts = ['A capital letter', 'A small letter', 'A figure', 'At least 8 characters']

const meta: Meta<typeof PasswordField> = {
  title: 'Forms/PasswordField',
  excludeStories: /^[a-z]/,
  component: PasswordField,
}
export default meta

type Story = StoryObj<typeof PasswordField>

/** The switch shows and hides it. */
export const Shown: Story = {
  args: { ...plain, defaultValue: 'Lantern7' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}

/** Neither the field nor its switch takes anything, and one dashed line is round both. */
export const Disabled: Story = {
  args: { ...plain, defaultValue: 'Lantern7', disabled: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Show' })
    await expect(button).toBeDisabled()
    await expect(getComputedStyle(button).borderTopColor).toBe('rgba(0, 0, 0, 0)')
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    label: 'A password that you use nowhere else, and that nobody who knows you would guess',
    rules: texts.map((text, index) => ({
      text: `${text}, wherever in it you like to have it`,
      isMet: index > 1,
    })),
  },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={400}>
      <Case name="Empty, its rules not yet judged">
        <PasswordField {...plain} rules={texts.map((text) => ({ text }))} />
      </Case>
      <Case name="Two rules kept">
        <PasswordField
          {...plain}
          defaultValue="lantern7"
          rules={texts.map((text, index) => ({ text, isMet: index % 2 === 1 }))}
          rulesSummary="2 of 4"
        />
      </Case>
      <Case name="Hovered" force="hover">
        <PasswordField {...plain} defaultValue="Lantern7" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <PasswordField {...plain} defaultValue="Lantern7" />
      </Case>
      <Case name="Failed">
        <PasswordField {...plain} error="That email and password do not belong together." />
      </Case>
      <Case name="Disabled">
        <PasswordField {...plain} defaultValue="Lantern7" disabled />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <PasswordField
            {...plain}
            label="كلمة السر"
            labels={{ show: 'أظهر', hide: 'أخفِ' }}
            defaultValue="Lantern7"
            rules={[
              { text: 'حرف كبير', isMet: true },
              { text: '8 أحرف على الأقل', isMet: false },
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
      <Do because="The rules from the start, each marked as it is met; and it can be looked at." filled>
        <PasswordField
          {...plain}
          name="looked-at"
          defaultValue="lantern7"
          rules={texts.map((text, index) => ({ text, isMet: index !== 0 }))}
        />
      </Do>
      <Dont because="Typed twice in the dark, and the rule comes when it is too late." filled>
        <PasswordField {...plain} name="once" defaultValue="lantern7" error="It lacks a capital letter." />
        <PasswordField {...plain} name="again" label="Password, once more" defaultValue="lantern7" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Show the rules from the start, each marked as it is met.', 'Let it be pasted and shown.'],
  dont: ['Don’t ask for it twice.', 'A one-time code is a `number-field`.'],
  anatomy: ['Label', 'Box', 'Switch that shows it', 'Rules', 'Error'],
  keys: [...fieldKeys, ['Enter, Space', 'On the switch: shows or hides it.']],
  announced: [...fieldAnnounced, 'Each rule with whether it is met.'],
}

const show = { show: 'Show', hide: 'Hide' }

const name = { label: 'Name', name: 'name' }

export const conformance: Conformance = {
  PasswordField: {
    shows: (probe) => <PasswordField labels={show} {...name} {...probe} />,
    control: 'input',
    theme: 'MuiFormControl-root',
  },
}
