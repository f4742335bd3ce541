import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Link } from '../../actions/link/index.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { DetailBlock } from './index.ts'

const meta: Meta<typeof DetailBlock> = {
  title: 'Content/DetailBlock',
  excludeStories: /^[a-z]/,
  component: DetailBlock,
}
export default meta

type Story = StoryObj<typeof DetailBlock>

export const OnAPhone: Story = {
  args: {
    title: 'What happens to the names, addresses and allergies of a whole school',
    icon: 'users',
    children: 'We read them once, keep them for a week and forget them. '.repeat(4),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('region', { name: /^What happens to the names/ }),
    ).toBeVisible()
    await expectNoOverflow({ canvasElement })
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="With a glyph">
        <DetailBlock title="Getting here" icon="pin">
          Tram 4 to Wharf Street, two minutes from the doors. <Link href="/sites/">All ways here</Link>
        </DetailBlock>
      </Case>
      <Case name="Without">
        <DetailBlock title="Parking">Forty places under the arch, free after six.</DetailBlock>
      </Case>
      <Case name="Long words">
        <DetailBlock
          title="What happens to the names, addresses and allergies of a whole school"
          icon="users"
        >
          {'We read them once, keep them for a week and forget them. '.repeat(4)}
        </DetailBlock>
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <DetailBlock title="الوصول" icon="pin">
            الترام رقم ٤ يقف على بعد دقيقتين.
          </DetailBlock>
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="One matter, under the name by which people look for it." filled>
        <DetailBlock title="Getting here" icon="pin">
          Tram 4 to Wharf Street, two minutes from the doors.
        </DetailBlock>
      </Do>
      <Dont because="Three matters under a name that says none of them." filled>
        <DetailBlock title="Information" icon="info">
          Tram 4 to Wharf Street. Forty parking places under the arch. Assistance dogs are welcome.
        </DetailBlock>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for one matter under a name: getting here, access, parking.',
    'Keep blocks of a page alike in length.',
  ],
  dont: [
    'Pairs of words are a `description-list`; a part of a page is a `Section` of `layout`.',
    'Don’t nest it.',
  ],
  anatomy: ['Name', 'Content'],
  announced: ['A heading with what follows it.'],
}

export const conformance: Conformance = {
  DetailBlock: { shows: (probe) => <DetailBlock title="Getting here" {...probe} /> },
}
