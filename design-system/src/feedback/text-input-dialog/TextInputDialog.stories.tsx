import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { dialogKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, DrawnDialog, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
import { TextAreaField } from '../../forms/text-area-field/index.ts'
import { TextField } from '../../forms/text-field/index.ts'
import { TextInputDialog } from './index.ts'

const plain = {
  open: true,
  title: 'A note for the kitchen',
  text: 'For this order, to the people who make it.',
  closeLabel: 'Close',
  onClose: () => undefined,
  onSubmit: () => undefined,
  label: 'Your note',
  name: 'note',
  maxLength: 25,
  leftLabel: (left: number) => `${left} letters left`,
  submitLabel: 'Add the note',
}

const meta: Meta<typeof TextInputDialog> = {
  title: 'Feedback/TextInputDialog',
  excludeStories: /^[a-z]/,
  component: TextInputDialog,
}
export default meta

type Story = StoryObj<typeof TextInputDialog>

const submitted = fn()
export const Written: Story = {
  args: { ...plain, onSubmit: submitted },
  play: async () => {
    submitted.mockClear()
    await userEvent.type(await screen.findByRole('textbox'), 'No ice')
    await userEvent.click(screen.getByRole('button', { name: 'Add the note' }))
    await expect(submitted).toHaveBeenCalledWith('No ice')
  },
}
export const Submitting: Story = {
  args: { ...plain, defaultValue: 'No ice', submitting: true, submittingLabel: 'Adding' },
}
export const OnAPhone: Story = { args: plain, globals: { viewport: { value: 'phone' } } }

export const LongText: Story = {
  args: {
    ...plain,
    title: 'What should the people who make your order know before they begin to make it?',
    label: 'Anything that you or someone with you cannot eat, drink or be near to',
    defaultValue: 'No ice, no straw, no nuts',
    error: 'That is more than fits on the slip that the kitchen reads.',
  },
}
export const RightToLeft: Story = {
  args: {
    ...plain,
    title: 'ملاحظة للمطبخ',
    text: 'لهذا الطلب، لمن يعدّه.',
    closeLabel: 'أغلق',
    label: 'ملاحظتك',
    leftLabel: (left) => `بقي ${left} حرفًا`,
    submitLabel: 'أضف الملاحظة',
  },
  globals: { direction: 'rtl' },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  args: { ...plain, defaultValue: 'No ice, two straws', error: 'The kitchen has closed for today.' },
  // It is fetched when it opens, and fades in.
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="One short text, with how much is left of it." filled>
        <DrawnDialog title="A note for the kitchen" actions={<Button size="medium">Add the note</Button>}>
          <TextAreaField
            label="Your note"
            name="kitchen"
            rows={2}
            maxLength={25}
            leftLabel={plain.leftLabel}
            defaultValue="No ice, two straws"
          />
        </DrawnDialog>
      </Do>
      <Dont because="A whole form over the page: it is a page of its own." filled>
        <DrawnDialog title="Hire a screen" actions={<Button size="medium">Ask for it</Button>}>
          <TextField label="Name" name="name" />
          <TextField label="Email" name="email" />
          <TextAreaField label="What is it for?" name="purpose" rows={2} />
        </DrawnDialog>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for one short text, such as a note for the kitchen.', 'Say how many characters are left.'],
  dont: ['Several answers are a page with a `form`.', 'Don’t keep the text when it is cancelled.'],
  anatomy: ['Heading', 'Text area with its count', 'Cancel and take over'],
  keys: [...dialogKeys, ['Enter', 'Begins a new line.']],
  announced: ['A dialog by its heading; the field with its help and count.'],
}

const name = { label: 'Name', name: 'name' }

export const conformance: Conformance = {
  TextInputDialog: {
    shows: (probe) => (
      <TextInputDialog
        open
        title="A note"
        closeLabel="Close"
        onClose={doNothing}
        onSubmit={doNothing}
        submitLabel="Save"
        {...name}
        {...probe}
      />
    ),
    isDialog: true,
    theme: 'MuiDialog-root',
  },
}
