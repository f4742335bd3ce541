import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { staysInTheWindow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { backdrop } from '../../../stories/fixtures.ts'
import { LoyaltySection } from './index.ts'

const signIn = { label: 'Sign in', href: '/sign-in/' }
const member = {
  name: 'Odile',
  href: '/member/',
  label: 'Your account, Odile',
  photo: backdrop('kingfisher'),
}

const meta: Meta<typeof LoyaltySection> = { title: 'Members/LoyaltySection', component: LoyaltySection }
export default meta

type Story = StoryObj<typeof LoyaltySection>

export const LongTextOnAPhone: Story = {
  args: {
    signIn,
    member: {
      ...member,
      name: 'Odile Annunziata Varga-Fontein of Castermouth',
      label: 'Your account, Odile Annunziata Varga-Fontein of Castermouth',
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', {
        name: 'Your account, Odile Annunziata Varga-Fontein of Castermouth',
      }),
    ).toBeVisible()
    await staysInTheWindow({ canvasElement })
  },
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases min={260}>
      <Case name="Nobody signed in">
        <LoyaltySection signIn={signIn} />
      </Case>
      <Case name="Signed in">
        <LoyaltySection signIn={signIn} member={member} />
      </Case>
      <Case name="Without a photo">
        <LoyaltySection signIn={signIn} member={{ ...member, photo: undefined }} />
      </Case>
      <Case name="Hovered" force="hover">
        <LoyaltySection signIn={signIn} member={member} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <LoyaltySection signIn={signIn} member={member} />
      </Case>
      <Case name="Long words">
        <LoyaltySection
          signIn={signIn}
          member={{
            ...member,
            name: 'Odile Annunziata Varga-Fontein of Castermouth',
            label: 'Your account, Odile Annunziata Varga-Fontein of Castermouth',
          }}
        />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <LoyaltySection signIn={signIn} member={{ ...member, name: 'أوديل', label: 'حسابك، أوديل' }} />
        </div>
      </Case>
    </Cases>
  ),
}
