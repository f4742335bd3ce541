import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { getGoodsPicture } from '../../../stories/fixtures.ts'
import { Frame, rightToLeft } from '../../../stories/Frame.tsx'
import { radioKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { GiftCardFace, GiftCardFaces, type GiftCardFacesProps } from './index.ts'

const sunset = { picture: getGoodsPicture('card-sunset'), alt: 'Sunset over the harbour' }
const tonight = { picture: getGoodsPicture('card-tonight'), alt: 'Neon over the roofs' }

const choice: GiftCardFacesProps = {
  label: 'The picture',
  name: 'face',
  faces: [
    { value: 'sunset', label: sunset.alt, picture: sunset.picture },
    { value: 'tonight', label: tonight.alt, picture: tonight.picture },
    { value: 'applause', label: 'Applause', picture: getGoodsPicture('card-applause') },
  ],
}

const meta: Meta<typeof GiftCardFace> = {
  title: 'Order/GiftCardFace',
  excludeStories: /^[a-z]/,
  component: GiftCardFace,
  subcomponents: { GiftCardFaces },
}
export default meta

type Story = StoryObj<typeof GiftCardFace>

/** In the shape of a bank card, whatever its width. */
export const WithSum: Story = {
  args: { ...sunset, sum: '£25' },
  render: (args) => (
    <Frame width={496}>
      <GiftCardFace data-testid="card" {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    const { width, height } = getBox(within(canvasElement).getByTestId('card'))
    await expect(width / height).toBeCloseTo(1.586, 2)
  },
}
export const Phone: Story = { ...WithSum, globals: { viewport: { value: 'phone' } } }

/** Arrows choose among the faces. */
export const Faces: Story = {
  args: sunset,
  render: () => <GiftCardFaces {...choice} defaultValue="sunset" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: sunset.alt }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: tonight.alt })).toBeChecked()
  },
}

export const RightToLeft: Story = {
  args: { ...sunset, alt: 'غروب فوق المرفأ', sum: '£25' },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={400}>
      <Case name="With its sum">
        <GiftCardFace {...sunset} sum="£25" />
      </Case>
      <Case name="A long sum">
        <GiftCardFace {...tonight} sum="1 250,00 €" />
      </Case>
      <Case name="Small, without a sum">
        <Frame width={176}>
          <GiftCardFace {...sunset} />
        </Frame>
      </Case>
      <Case name="Before it is known">
        <GiftCardFace alt="Your card" />
      </Case>
      <Case name="One of the faces chosen">
        <GiftCardFaces {...choice} name="chosen" defaultValue="sunset" />
      </Case>
      <Case name="Focused and chosen" force="focus-visible">
        <GiftCardFaces {...choice} name="focused" defaultValue="sunset" />
      </Case>
      <Case name="One hovered, one that cannot be chosen" force="hover" control="label">
        <GiftCardFaces
          {...choice}
          name="disabled"
          faces={choice.faces.map((face, index) => ({ ...face, disabled: index === 1 }))}
          error="Choose a picture."
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Picture and sum; whom it is for stands below it, as text." filled>
        <GiftCardFace {...sunset} sum="£25" />
      </Do>
      <Dont because="Its number on it: whoever sees the page can spend it." filled>
        <GiftCardFace {...tonight} sum="6394 1182 4417" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Show it as it will be given, with the sum that was chosen.',
    'Set name and message below it, as text.',
  ],
  dont: ['A card that pays is a row of `applied-codes`.', 'Never write its number or PIN on it.'],
  anatomy: ['Picture with the logo', 'Sum'],
  keys: radioKeys,
  announced: ['A picture by its name, then the sum; of faces, a radio group with the names of its pictures.'],
}

export const conformance: Conformance = {
  GiftCardFace: {
    shows: (probe) => <GiftCardFace {...sunset} {...probe} />,
    states: { '[data-blank]': <GiftCardFace alt="Your card" /> },
  },
  GiftCardFaces: {
    shows: (probe) => <GiftCardFaces {...choice} {...probe} />,
    theme: 'MuiFormControl-root',
  },
}
