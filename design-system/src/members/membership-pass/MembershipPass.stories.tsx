import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { getGoodsPicture } from '../../../stories/fixtures.ts'
import { dialogKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, DrawnDialog, Usage } from '../../../stories/Usage.tsx'
import { MembershipCard } from '../membership-card/index.ts'
import { MembershipPass } from './index.ts'

const code = { content: 'M-63120047', label: 'Code of your card' }
const tone = { background: '#111a2e', foreground: '#ffffff' }
const ines = {
  club: 'Halcyon Circle',
  level: 'Silver',
  name: 'Ines Marchetti',
  number: '6312 0047 1840 2295',
}

const meta: Meta<typeof MembershipPass> = {
  title: 'Members/MembershipPass',
  excludeStories: /^[a-z]/,
  component: MembershipPass,
  args: {
    ...ines,
    code,
    tone,
    open: true,
    title: 'Your card',
    closeLabel: 'Close',
    onClose: () => undefined,
    face: getGoodsPicture('card-silver'),
    note: 'Works without a signal. The screen stays on.',
  },
}
export default meta

type Story = StoryObj<typeof MembershipPass>

const shown: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await shown(context)
    const body = within(context.canvasElement.ownerDocument.body)
    await expect(body.getByRole('img', { name: 'Code of your card' }).getBoundingClientRect().width).toBe(268)
  },
}

export const WithoutAFace: Story = { args: { face: undefined, tone: undefined }, play: shown }

export const RightToLeft: Story = {
  args: {
    title: 'بطاقتك',
    closeLabel: 'أغلق',
    level: 'فضّي',
    name: 'إيناس ماركيتي',
    note: 'تعمل من دون شبكة.',
  },
  globals: { direction: 'rtl' },
  play: shown,
}

export const LongTextOnAPhone: Story = {
  args: {
    name: 'Odile Annunziata Varga-Fontein of Castermouth',
    level: 'A friend of the friends of the organ',
  },
  globals: { viewport: { value: 'phone' } },
  play: shown,
}

export const AllVariants: Story = { tags: ['all-variants'], play: shown }

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="It opens from the card, at a press." filled>
        <MembershipCard
          {...ines}
          code={code}
          open={{ label: 'Show your card large', onPress: () => undefined }}
        />
      </Do>
      <Dont because="Something to read while somebody scans: the code is all that is wanted now." filled>
        <DrawnDialog title="Your card">
          <p>Did you know that your points are good for popcorn?</p>
        </DrawnDialog>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Open it from a `membership-card`.', 'Keep the screen on while it is open.'],
  dont: ['The ticket of an order is a `living-ticket`.', 'Don’t let it need the network once it is open.'],
  anatomy: ['Button that closes it', 'Face with the level', 'Code on white', 'Name and number', 'Note'],
  keys: dialogKeys,
  announced: ['A dialog by its name; the code as a picture by its name, then whose it is.'],
}

export const conformance: Conformance = {
  MembershipPass: {
    shows: (probe) => (
      <MembershipPass
        open
        title="Your card"
        closeLabel="Close"
        onClose={() => undefined}
        code={code}
        name="Ines Marchetti"
        {...probe}
      />
    ),
    isDialog: true,
    theme: 'MuiDialog-root',
  },
}
