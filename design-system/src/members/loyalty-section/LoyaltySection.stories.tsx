import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { getBackdrop } from '../../../stories/fixtures.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { LoyaltySection } from './index.ts'

const signIn = { label: 'Sign in', href: '/sign-in/' }
const member = {
  name: 'Odile',
  href: '/member/',
  label: 'Your account, Odile',
  photo: getBackdrop('kingfisher'),
}

const meta: Meta<typeof LoyaltySection> = {
  title: 'Members/LoyaltySection',
  excludeStories: /^[a-z]/,
  component: LoyaltySection,
}
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
    await expectNoOverflow({ canvasElement })
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
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
      <Case name="With initials and points">
        <LoyaltySection
          signIn={signIn}
          member={{
            ...member,
            photo: undefined,
            initials: 'OV',
            points: '1,840 points',
            label: 'Your account, Odile 1,840 points',
          }}
        />
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

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Who is signed in, in a word.">
        <LoyaltySection signIn={signIn} member={member} />
      </Do>
      <Dont because="Level and points are read on the member’s pages; here they are cut off.">
        <LoyaltySection
          signIn={signIn}
          member={{
            ...member,
            name: 'Odile Varga, Gold since 2019, 1,240 points',
            label: 'Your account, Odile Varga, Gold since 2019, 1,240 points',
          }}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it in the header: the way in, or who is in.',
    'Leave room for it, so that nothing moves when it is filled.',
  ],
  dont: ['The photo alone is a `member-photo`.', 'Don’t show it where there is no membership.'],
  anatomy: ['Photo or initials', 'Name', 'Way to the member’s pages'],
  keys: linkKeys,
  announced: ['A link by its words, or by the member’s name.'],
}

const sampleMember = { name: 'Odile', href: '/account/', label: 'Your account, Odile' }

export const conformance: Conformance = {
  LoyaltySection: {
    shows: (probe) => <LoyaltySection signIn={signIn} {...probe} />,
    states: {
      '[data-state=signed-out]': <LoyaltySection signIn={signIn} />,
      '[data-state=signed-in]': <LoyaltySection signIn={signIn} member={sampleMember} />,
    },
  },
}
