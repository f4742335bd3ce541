import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Link } from '../../actions/link/index.ts'
import { CookieNotice } from './index.ts'

const nothing = () => undefined
const plain = {
  title: 'May we remember a little?',
  text: (
    <>
      Your city and your order we keep anyway. With your word we also count trailers, and show videos from
      others. See <Link href="/privacy/">what exactly</Link>.
    </>
  ),
  accept: { label: 'Accept', onPress: nothing },
}
const decline = { label: 'Only what is needed', onPress: nothing }

const meta: Meta<typeof CookieNotice> = {
  title: 'Feedback/CookieNotice',
  excludeStories: /^[a-z]/,
  component: CookieNotice,
}
export default meta

type Story = StoryObj<typeof CookieNotice>

const accepted = fn()
/** At the foot of the window. */
export const Default: Story = {
  args: { ...plain, accept: { label: 'Accept', onPress: accepted }, decline },
  play: async ({ canvasElement }) => {
    accepted.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Accept' }))
    await expect(accepted).toHaveBeenCalledTimes(1)
  },
}
export const OnAPhone: Story = { args: { ...plain, decline }, globals: { viewport: { value: 'phone' } } }

/** Above the header, from edge to edge: covers nothing. */
export const AtTheTop: Story = { args: { ...plain, decline, placement: 'top' } }

/** On one axis, like a slip that lies in a programme. */
export const Slip: Story = { args: { ...plain, decline, placement: 'top', shape: 'Slip' } }
export const SlipOnAPhone: Story = { ...Slip, globals: { viewport: { value: 'phone' } } }

/** The answers come before the text. */
export const Card: Story = {
  args: { ...plain, decline, placement: 'top', shape: 'Card' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const yes = canvas.getByRole('button', { name: 'Accept' })
    const text = canvas.getByRole('link', { name: 'what exactly' })
    await expect(yes.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}
export const CardOnAPhone: Story = { ...Card, globals: { viewport: { value: 'phone' } } }

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={440}>
      <Case name="One answer">
        <CookieNotice {...plain} id="one" placement="static" />
      </Case>
      <Case name="Two answers of one size">
        <CookieNotice {...plain} id="two" title="May we?" placement="static" decline={decline} />
      </Case>
      <Case name="Hovered" force="hover">
        <CookieNotice {...plain} id="hovered" title="Hovered" text="A few words." placement="static" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <CookieNotice {...plain} id="focused" title="Focused" text="A few words." placement="static" />
      </Case>
      <Case name="Bar at the top" wide>
        <CookieNotice {...plain} id="bar" title="A bar" placement="top" decline={decline} />
      </Case>
      <Case name="Slip at the top" wide>
        <CookieNotice {...plain} id="slip" title="A slip" placement="top" shape="Slip" decline={decline} />
      </Case>
      <Case name="Card at the top" wide>
        <CookieNotice {...plain} id="card" title="A card" placement="top" shape="Card" decline={decline} />
      </Case>
      <Case name="Long words">
        <CookieNotice
          {...plain}
          id="long"
          title="May we remember which of our twenty-four films you looked at last, and for how long?"
          accept={{ label: 'Yes, remember the films and the trailers that I looked at', onPress: nothing }}
          decline={{ label: 'No, forget everything that my order does not need', onPress: nothing }}
          placement="static"
        />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <CookieNotice
            id="rtl"
            title="هل نتذكر القليل؟"
            text="نحفظ مدينتك وطلبك في كل الأحوال."
            accept={{ label: 'موافق', onPress: nothing }}
            decline={{ label: 'الضروري فقط', onPress: nothing }}
            placement="static"
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
      <Do because="Both answers are of one size, one press away." filled>
        <CookieNotice {...plain} id="fair" placement="static" decline={decline} />
      </Do>
      <Dont because="The no is hidden in the text: what is pressed then is no consent." filled>
        <CookieNotice
          id="unfair"
          title="We value your privacy"
          text={
            <>
              By going on you agree to cookies. To object write to <Link href="/privacy/">our office</Link>.
            </>
          }
          accept={{ label: 'Accept', onPress: nothing }}
          placement="static"
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Put it early in the page, so that the keyboard meets it soon.', 'Make both answers equally easy.'],
  dont: [
    'News of the chain is an `announcement`.',
    'Don’t cover what a visitor came for, nor controls that take the focus.',
  ],
  anatomy: ['What is asked', 'Link to what is kept', 'Both answers'],
  keys: buttonKeys,
  announced: ['A region by name; the page can be used beside it.'],
}

const cookies = {
  title: 'Cookies',
  text: 'Only what a visit needs.',
  accept: { label: 'Agree', onPress: doNothing },
}

export const conformance: Conformance = {
  CookieNotice: {
    shows: (probe) => <CookieNotice {...cookies} {...probe} />,
    states: {
      'section[data-placement=fixed]': <CookieNotice {...cookies} />,
      'section[data-placement=static]': <CookieNotice {...cookies} placement="static" />,
    },
  },
}
