import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { fieldAnnounced, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { FileField } from './index.ts'

const labels = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  remove: (name: string) => `Remove ${name}`,
}
const plain = { label: 'A photo of your ticket', name: 'photo', labels }
/** Made where it is shown: the server that renders stories has no such thing. */
const file = (name: string) => new File(['x'], name)

const meta: Meta<typeof FileField> = {
  title: 'Forms/FileField',
  excludeStories: /^[a-z]/,
  component: FileField,
}
export default meta

type Story = StoryObj<typeof FileField>

/** A file is chosen, and taken back; the focus stays at the field. */
export const TakenBack: Story = {
  args: plain,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(canvas.getByLabelText(plain.label), file('ticket.png'))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove ticket.png' }))
    await expect(canvas.getByLabelText(plain.label)).toHaveFocus()
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    label: 'How shall we write it, so that whoever stands at the door can read it in the dark?',
    error: 'This is not how it is written on the card that we sent you in spring; look again, please.',
  },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Empty, with help">
        <FileField {...plain} help="PNG, JPG or PDF, at most 5 MB." extensions={['png', 'jpg', 'pdf']} />
      </Case>
      <Case name="Chosen">
        <FileField {...plain} files={[file('ticket.png')]} optionalLabel="(optional)" />
      </Case>
      <Case name="Several, long names">
        <FileField
          {...plain}
          multiple
          labels={{ ...labels, choose: 'Add a file' }}
          files={[
            file('row-h.png'),
            file('the-evening-we-would-rather-forget-with-all-its-popcorn-and-the-lights-on.pdf'),
          ]}
        />
      </Case>
      <Case name="Hovered" force="hover">
        <FileField {...plain} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <FileField {...plain} />
      </Case>
      <Case name="Failed">
        <FileField {...plain} error="party.exe is no picture. Choose a PNG or a JPG." />
      </Case>
      <Case name="Disabled">
        <FileField {...plain} disabled />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <FileField
            {...plain}
            label="صورة تذكرتك"
            labels={{ ...labels, choose: 'اختر ملفًا', drop: 'أو أسقطه هنا' }}
            files={[file('2026-03-21 (1).png')]}
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
      <Do because="Which files and how large, before one is chosen." filled>
        <FileField
          label="A photo of your student card"
          name="card"
          labels={labels}
          help="PNG or JPG, at most 5 MB."
          extensions={['png', 'jpg']}
        />
      </Do>
      <Dont because="The bounds are told only after the file was found and sent." filled>
        <FileField
          label="Upload"
          name="upload"
          labels={labels}
          error="The file is too large or of a wrong kind."
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Say which files, how many and how large before one is chosen.',
    'Show each with its size and a way to take it back.',
  ],
  dont: ['Don’t trust the name’s ending: the server judges the contents.', 'Words are a `text-area-field`.'],
  anatomy: ['Label', 'Box that takes what is dropped', 'Files with their buttons', 'Help', 'Error'],
  keys: [
    ['Tab', 'Moves to the field, then to each file’s button.'],
    ['Enter, Space', 'Open the device’s dialog, or remove the file.'],
  ],
  announced: [...fieldAnnounced, 'Files that are added or removed are said politely.'],
}

const files = { choose: 'Choose a file', remove: (file: string) => `Remove ${file}` }

const name = { label: 'Name', name: 'name' }

export const conformance: Conformance = {
  FileField: {
    shows: (probe) => <FileField labels={files} {...name} {...probe} />,
    control: 'input',
    theme: 'MuiFormControl-root',
    byColorAlone: {
      'FoyerFileField [aria-invalid=true]': 'its error stands under it, with a sign',
    },
  },
}
