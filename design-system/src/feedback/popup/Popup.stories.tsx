import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { dialogKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, DrawnDialog, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
import { Picture as Still } from '../../foundations/picture/index.ts'
import { getBackdrop, getPoster, getTitleArt } from '../../../stories/fixtures.ts'
import { Popup } from './index.ts'

const frame = { open: true, onClose: () => undefined, closeLabel: 'Close' }
const film = {
  title: 'The Salt Road',
  text: 'Six left. The desert counted them too. From Friday, in Vast.',
  picture: getBackdrop('the-salt-road'),
  ground: '#0e1126',
  lettering: getTitleArt('the-salt-road', 4.99),
  action: { label: 'See The Salt Road', href: '/films/the-salt-road/' },
}
const image = {
  source: getPoster('kingfisher'),
  alt: 'Kingfisher, with the director, on Sunday',
  width: 800,
  height: 1200,
}

const meta: Meta<typeof Popup> = { title: 'Feedback/Popup', excludeStories: /^[a-z]/, component: Popup }
export default meta

type Story = StoryObj<typeof Popup>

const closed = fn()
export const Picture: Story = {
  args: { ...frame, image: { ...image, href: '/films/kingfisher/' }, onClose: closed },
  play: async () => {
    closed.mockClear()
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(closed).toHaveBeenCalledTimes(1)
  },
}
export const OnAPhone: Story = { args: { ...frame, film }, globals: { viewport: { value: 'phone' } } }
export const LongTexts: Story = {
  args: {
    ...frame,
    film: {
      ...film,
      title: 'The Last Lighthouse Keeper of Skarn and other winter films at the Old Corn Exchange',
      picture: undefined,
    },
  },
}

export const RightToLeft: Story = {
  args: {
    ...frame,
    closeLabel: 'أغلق',
    film: {
      title: 'طريق الملح',
      text: 'ستةٌ بقوا. والصحراء عدّتهم أيضًا. ابتداءً من الجمعة.',
      picture: getBackdrop('the-salt-road'),
      action: { label: 'إلى طريق الملح', href: '/films/the-salt-road/' },
    },
  },
  globals: { direction: 'rtl' },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  args: { ...frame, film },
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
      <Do because="One thing that would be missed, with one way to it." filled>
        <DrawnDialog title="The Salt Road" actions={<Button size="medium">See The Salt Road</Button>}>
          <Still source={getBackdrop('the-salt-road')} ratio="16:9" sizes="400px" alt="" rounded="md" />
          <p>From Friday, in Vast.</p>
        </DrawnDialog>
      </Do>
      <Dont because="In the middle of an order: whoever is paying is asked for something else." filled>
        <p>Pay £24.50 for H10 and H11</p>
        <DrawnDialog
          title="Get our newsletter!"
          actions={
            <>
              <Button size="medium">Sign up</Button>
              <Button size="medium" variant="secondary">
                Maybe later
              </Button>
            </>
          }
        >
          <p>Offers, previews and much more.</p>
        </DrawnDialog>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it once, for what the visitor would regret to miss.',
    'Let it be closed by Escape, its button and a press beside it.',
  ],
  dont: ['News that can wait is an `announcement`.', 'Don’t open it on pages of an order.'],
  anatomy: ['Picture or film', 'Link, if any', 'Button that closes it'],
  keys: dialogKeys,
  announced: ['A dialog by name; the focus is on the button that closes it.'],
}

export const conformance: Conformance = {
  Popup: {
    shows: (probe) => (
      <Popup
        open
        onClose={doNothing}
        closeLabel="Close"
        film={{ title: 'Louder', action: { label: 'Book', href: '/films/louder/' } }}
        {...probe}
      />
    ),
    isDialog: true,
    theme: 'MuiDialog-root',
  },
}
