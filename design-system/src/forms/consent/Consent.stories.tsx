import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { staysInTheWindow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Link } from '../../actions/link/index.ts'
import { Consent } from './index.ts'

const plain = {
  label: 'How we use your message',
  text: (
    <>
      We keep it for a year and show it to nobody outside the house. More in our{' '}
      <Link href="/privacy/">privacy notice</Link>.
    </>
  ),
  acceptLabel: 'I agree to be written to about this message',
}

const meta: Meta<typeof Consent> = { title: 'Forms/Consent', component: Consent }
export default meta

type Story = StoryObj<typeof Consent>

export const Agreed: Story = {
  args: { ...plain, name: 'consent' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await userEvent.click(box)
    await expect(box).toBeChecked()
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    name: 'consent',
    label: 'What happens to the names, addresses and allergies of a whole school that you send us',
    acceptLabel: 'I agree to the Donaudampfschifffahrtsgesellschaftskapitänsmützenordnung',
    error: 'Without it we may not read what you wrote, and cannot answer you.',
  },
  globals: { viewport: { value: 'phone' } },
  play: staysInTheWindow,
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases min={400}>
      <Case name="Not agreed">
        <Consent {...plain} name="off" />
      </Case>
      <Case name="Agreed, may stay empty">
        <Consent {...plain} name="on" label="Letters" optionalLabel="(optional)" defaultChecked />
      </Case>
      <Case name="Failed">
        <Consent {...plain} name="failed" label="Answer" error="Without it we cannot answer you." />
      </Case>
      <Case name="Long words">
        <Consent
          {...plain}
          name="long"
          label="What happens to the names, addresses and allergies of a whole school that you send us"
          text={'We read them once, keep them for a week and forget them. '.repeat(5)}
        />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <Consent label="رسالتك" text="نحتفظ بها سنة واحدة." acceptLabel="أوافق" name="rtl" />
        </div>
      </Case>
    </Cases>
  ),
}
