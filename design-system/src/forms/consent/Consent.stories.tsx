import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { checkboxKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Link } from '../../actions/link/index.ts'
import { Consent } from './index.ts'

const plain = {
  label: 'How we use your message',
  text: (
    <>
      We keep it for a year and show it to nobody outside the company. More in our{' '}
      <Link href="/privacy/">privacy notice</Link>.
    </>
  ),
  acceptLabel: 'I agree to be written to about this message',
}

const meta: Meta<typeof Consent> = { title: 'Forms/Consent', excludeStories: /^[a-z]/, component: Consent }
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
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={400}>
      <Case name="Not agreed">
        <Consent {...plain} name="off" />
      </Case>
      <Case name="Agreed, may stay empty">
        <Consent {...plain} name="on" label="Letters" optionalLabel="(optional)" defaultChecked />
      </Case>
      <Case name="Focused" force="focus-visible">
        <Consent {...plain} name="focused" label="Photographs" text="We may take some of the evening." />
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

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="One thing to agree to, said in a sentence, and nobody has ticked it before." filled>
        <Consent
          label="The programme by email"
          text={
            <>
              Each Thursday, until you stop it. See <Link href="/privacy/">what we keep</Link>.
            </>
          }
          acceptLabel="Send me the programme"
          name="programme"
        />
      </Do>
      <Dont because="Two consents under one tick, given beforehand: nobody has agreed to either." filled>
        <Consent
          label="Terms and news"
          text="We send you the programme, offers of our partners, and your ticket."
          acceptLabel="I accept the terms and want all news"
          name="all"
          defaultChecked
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Say in one sentence what is agreed to.', 'Link to the whole text.'],
  dont: ['A plain yes or no is a `checkbox`.', 'Don’t tick it beforehand, and don’t join two consents.'],
  anatomy: ['What it is about', 'What is agreed to', 'Box with its words', 'Error'],
  keys: checkboxKeys,
  announced: ['A checkbox named by the consent; links in it are links.'],
}

const consent = { label: 'Letters', text: 'One a week.', acceptLabel: 'I agree', name: 'letters' }

export const conformance: Conformance = {
  Consent: {
    shows: (probe) => <Consent {...consent} {...probe} />,
    states: { 'fieldset[data-invalid]': <Consent {...consent} error="We need your word." /> },
    byColorAlone: {
      'FoyerConsent [data-invalid]': 'its error stands under it',
    },
  },
}
