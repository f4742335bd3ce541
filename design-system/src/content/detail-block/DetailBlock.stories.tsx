import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { staysInTheWindow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Link } from '../../actions/link/index.ts'
import { DetailBlock } from './index.ts'

const meta: Meta<typeof DetailBlock> = { title: 'Content/DetailBlock', component: DetailBlock }
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
    await staysInTheWindow({ canvasElement })
  },
}

export const Sheet: Story = {
  tags: ['sheet'],
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
