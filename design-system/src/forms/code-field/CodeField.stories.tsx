import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { TextField } from '../text-field/index.ts'
import { CodeField, type CodeEntry, type CodeFieldProps, type CodeKind, type CodeRule } from './index.ts'

const voucher: CodeKind = {
  id: 'voucher',
  label: 'Voucher',
  icon: <Icon name="ticket" />,
  pin: 'Required',
  note: 'This is a voucher.',
}
const giftCard: CodeKind = {
  id: 'gift-card',
  label: 'Gift card',
  icon: <Icon name="gift" />,
  pin: 'Optional',
  note: 'This is a gift card.',
}
const partnerCard: CodeKind = {
  id: 'partner',
  label: 'Partner card',
  icon: <Icon name="card" />,
  pin: 'None',
}
const kinds = [voucher, giftCard, partnerCard]

/** Groups of four; HV is a voucher, GC a gift card, and anything else a partner's. */
const rule: CodeRule = {
  mask(text, caret) {
    const plain = (part: string) => part.toUpperCase().replaceAll(/[\s-]/g, '')
    const layOut = (part: string) => plain(part).replaceAll(/(.{4})(?=.)/g, '$1 ')
    return { text: layOut(text), caret: layOut(text.slice(0, caret)).length }
  },
  recognize(text) {
    if (text.length < 2) return []
    return [text.startsWith('HV') ? 'voucher' : text.startsWith('GC') ? 'gift-card' : 'partner']
  },
}

const labels: CodeFieldProps['labels'] = {
  title: 'Add a voucher or card',
  close: 'Close',
  kinds: 'What it is',
  number: 'Number',
  pin: 'PIN',
  optional: '(optional)',
  add: 'Add it',
  adding: 'Looking it up',
  another: 'Try another number',
  numberNeeded: 'Type the number on the voucher or card.',
  pinNeeded: 'Type the PIN that belongs to it.',
}
const plain = { labels, kinds, rule, onAdd: doNothing, note: 'Nothing is used up until you pay.' }

const meta: Meta<typeof CodeField> = {
  title: 'Forms/CodeField',
  excludeStories: /^[a-z]/,
  component: CodeField,
}
export default meta

type Story = StoryObj<typeof CodeField>

const onAdd = fn()
/** The number tells its kind, the PIN is asked for, and Enter adds. */
export const Typed: Story = {
  args: { ...plain, onAdd, onClose: doNothing, pinHelp: 'Four figures, behind the silver' },
  play: async ({ canvasElement }) => {
    onAdd.mockClear()
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Number' }), 'hv8841220735')
    await expect(canvas.getByRole('textbox', { name: 'Number' })).toHaveValue('HV88 4122 0735')
    await expect(canvas.getByRole('radio', { name: 'Voucher' })).toBeChecked()
    await userEvent.type(canvas.getByRole('textbox', { name: 'PIN' }), '2714{Enter}')
    await expect(onAdd).toHaveBeenCalledWith({ text: 'HV88 4122 0735', pin: '2714', kindId: 'voucher' })
  },
}

/** A pasted code takes the layout of the field. */
export const Pasted: Story = {
  args: plain,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Number' }))
    await userEvent.paste(' gc12-3456-7890 ')
    await expect(canvas.getByRole('textbox', { name: 'Number' })).toHaveValue('GC12 3456 7890')
    await expect(canvas.getByRole('textbox', { name: /^PIN ?\(optional\)$/ })).toBeVisible()
  },
}

function Answered({ error, ...args }: CodeFieldProps) {
  const [entry, setEntry] = useState<CodeEntry | null>(null)
  const [busy, setBusy] = useState(false)
  function ask(next: CodeEntry) {
    setBusy(true)
    setTimeout(() => {
      setEntry(next)
      setBusy(false)
    }, 50)
  }
  return <CodeField {...args} busy={busy} onAdd={ask} error={entry === null ? undefined : error} />
}

/** A refused number is kept, with the reason and the focus; the button empties it. */
export const Refused: Story = {
  args: { ...plain, error: 'Not for this film before 27 March', kinds: [partnerCard] },
  render: (args) => <Answered {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const number = canvas.getByRole('textbox', { name: 'Number' })
    await userEvent.type(number, 'AB1234{Enter}')
    const another = await canvas.findByRole('button', { name: 'Try another number' })
    await expect(number).toHaveFocus()
    await expect(number).toHaveValue('AB12 34')
    await expect(number).toHaveAccessibleDescription('Not for this film before 27 March')
    await userEvent.click(another)
    await expect(number).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Add it' })).toBeVisible()
  },
}

const arabic: CodeFieldProps['labels'] = {
  ...labels,
  title: 'أضف قسيمة أو بطاقة',
  kinds: 'نوعها',
  number: 'الرقم',
  pin: 'الرمز السري',
  add: 'أضفها',
}

export const RightToLeft: Story = {
  args: { ...plain, labels: arabic, kinds: [{ ...voucher, label: 'قسيمة', note: 'هذه قسيمة.' }] },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByRole('textbox', { name: 'الرقم' })
    await userEvent.type(number, 'hv881234')
    await expect(number).toHaveValue('HV88 1234')
    await expect(getComputedStyle(number).direction).toBe('ltr')
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    labels: { ...labels, title: 'Add a voucher, a gift card or the card of one of our partners' },
    kinds: [...kinds, { ...partnerCard, id: 'long', label: 'Card of the Association of Friends of Cinema' }],
    error: 'Not for films that have run for less than two weeks, so not for this one before 27 March',
    actions: <Button variant="secondary">Show films it is good for in the next days</Button>,
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

/** A sheet shows the field several times; a page has one. */
const severalFields = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

export const AllVariants: Story = {
  tags: ['all-variants'],
  parameters: severalFields,
  render: () => (
    <Cases min={440}>
      <Case name="Several kinds">
        <CodeField {...plain} onClose={doNothing} />
      </Case>
      <Case name="One kind, with a PIN">
        <CodeField {...plain} kinds={[voucher]} pinHelp="Four figures, behind the silver" />
      </Case>
      <Case name="A PIN that may be left out">
        <CodeField {...plain} kinds={[giftCard]} />
      </Case>
      <Case name="No PIN, focused" force="focus-visible" control="input">
        <CodeField {...plain} kinds={[partnerCard]} />
      </Case>
      <Case name="A kind hovered" force="hover" control="label">
        <CodeField {...plain} />
      </Case>
      <Case name="Waiting">
        <CodeField {...plain} kinds={[voucher]} busy />
      </Case>
      <Case name="Refused">
        <CodeField
          {...plain}
          kinds={[voucher]}
          error="Not for this film before 27 March"
          actions={<Button variant="secondary">Show films it is good for</Button>}
        />
      </Case>
      <Case name="Not answered">
        <CodeField {...plain} kinds={[partnerCard]} error="Nobody answered. Try again." canRetry />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="One field: the number says what it is." filled>
        <CodeField {...plain} kinds={[voucher, giftCard]} />
      </Do>
      <Dont because="Visitors have to know what the cinema calls the thing in their hand." filled>
        <TextField label="Voucher number" name="voucher" />
        <TextField label="Gift card number" name="gift-card" />
        <TextField label="Partner card number" name="partner" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Take every kind of code in one field.',
    'Keep a refused number, and say at the field why it was refused.',
    'Say that nothing is used up before it is paid for.',
  ],
  dont: [
    'A booking’s reference is a `text-field`.',
    'Don’t say whether the number or the PIN was wrong.',
    'Don’t refuse blanks and hyphens: people type what is printed.',
  ],
  anatomy: ['Heading and cross', 'Kinds', 'Number', 'PIN', 'Button', 'Note'],
  keys: [
    ['Tab', 'Moves to the cross, the kinds, the fields and the button.'],
    ['Arrows', 'On a kind: choose the one before or after, while the number has not told it.'],
    ['Enter', 'In a field: adds the code.'],
  ],
  announced: [
    'A form named by its heading; the kinds are radio buttons.',
    'The kind is said politely once the number has told it.',
    'A refusal moves to the number, is read with it and marks it invalid.',
  ],
}

export const conformance: Conformance = {
  CodeField: {
    shows: (probe) => (
      <CodeField labels={labels} kinds={[voucher]} rule={rule} onAdd={doNothing} {...probe} />
    ),
    states: {
      '[data-refused]': (
        <CodeField labels={labels} kinds={[voucher]} rule={rule} onAdd={doNothing} error="Expired" />
      ),
      '[data-with-pin]': <CodeField labels={labels} kinds={[voucher]} rule={rule} onAdd={doNothing} />,
    },
  },
}
