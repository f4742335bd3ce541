import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { SeatMark, type SeatMarkProps } from '../seat-mark/index.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { TicketArea, TicketRow } from './index.ts'

const row = (name: string) => ({
  name,
  max: 10,
  onChange: () => undefined,
  labels: { decrease: `One ${name} fewer`, increase: `One ${name} more` },
  price: '£13.50',
  fee: '+ £0.80 fee',
})

/** The head of an area. */
const head = (kind: SeatMarkProps['kind'], title: string, note: string, remaining: string) => ({
  title,
  note,
  remaining,
  mark: <SeatMark kind={kind} />,
})

const areas = (
  <>
    <TicketArea {...head('standard', 'Standard', 'Rows A to J', '128 seats left')}>
      <TicketRow {...row('Adult')} quantity={2} />
      <TicketRow {...row('Student')} note="Bring your student card, we check at the door" quantity={1} />
      <TicketRow {...row('Senior, 60 and over')} quantity={0} />
      <TicketRow
        {...row('Child')}
        quantity={0}
        blocked={{
          reason: 'Ninth Floor is a 15, so nobody younger can come in',
          status: 'Not for this film',
        }}
      />
    </TicketArea>
    <TicketArea
      {...head('premier', 'Premier recliner', 'Rows K to M, wide seats that tilt', '29 seats left')}
    >
      <TicketRow {...row('Adult')} price="£18.50" quantity={0} />
    </TicketArea>
  </>
)

const meta: Meta<typeof TicketRow> = {
  title: 'Order/TicketRow',
  excludeStories: /^[a-z]/,
  component: TicketRow,
  subcomponents: { TicketArea },
}
export default meta

type Story = StoryObj<typeof TicketRow>

export const Area: Story = {
  args: { ...row('Adult'), quantity: 0 },
  render: () => areas,
}
export const Phone: Story = { ...Area, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = {
  args: { ...row('Adult'), quantity: 1 },
  render: () => (
    <TicketArea {...head('standard', 'عادي', 'الصفوف A إلى J', 'بقي ١٢٨ مقعدًا')}>
      <TicketRow
        {...row('Adult')}
        name="بالغ"
        fee="+ £0.80 رسوم"
        labels={{ decrease: 'أنقص تذكرة بالغ', increase: 'زد تذكرة بالغ' }}
        quantity={1}
      />
    </TicketArea>
  ),
  decorators: [rightToLeft],
}

const chosen = fn()
/** Adding one reports the new number. */
export const OneMore: Story = {
  args: { ...row('Adult'), quantity: 2, onChange: chosen },
  render: (args) => (
    <TicketArea {...head('standard', 'Standard', 'Rows A to J', '128 seats left')}>
      <TicketRow {...args} />
    </TicketArea>
  ),
  play: async ({ canvasElement }) => {
    chosen.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'One Adult more' }))
    await expect(chosen).toHaveBeenCalledWith(3)
  },
}

/** A sheet shows an area several times; a page has each once. */
const severalAreas = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

export const AllVariants: Story = {
  tags: ['all-variants'],
  parameters: severalAreas,
  render: () => (
    <Cases>
      <Case name="Areas with every kind of row" wide>
        {areas}
      </Case>
      <Case name="Package, discount, limit, refused, preview" wide>
        <TicketArea {...head('standard', 'Standard', 'Rows A to J', '128 seats left')}>
          <TicketRow
            {...row('Adult')}
            price="£10.80"
            discount={{ name: 'Tuesday for less', fullPrice: '£13.50', spoken: 'Was £13.50, now' }}
            quantity={2}
          />
          <TicketRow
            {...row('Family of four')}
            price="£38.50"
            contents="2 × Adult, 2 × Child, Large popcorn"
            note="Children are under 15"
            limit="Up to 2 tickets at this price"
            quantity={2}
            max={2}
          />
          <TicketRow
            {...row('Partner card')}
            price="£9.00"
            problem="Choose 2 tickets or fewer at this price"
            quantity={3}
          />
          <TicketRow
            {...row('Member')}
            quantity={0}
            blocked={{ reason: 'Members pay this price', status: '£9.00', icon: 'lock' }}
          />
        </TicketArea>
      </Case>
      <Case name="Hovered" wide force="hover" control="button:last-of-type">
        <TicketArea {...head('standard', 'Standard, hovered', 'Rows A to J', '128 seats left')}>
          <TicketRow {...row('Adult')} quantity={2} />
        </TicketArea>
      </Case>
      <Case name="Focused" wide force="focus-visible" control="button:last-of-type">
        <TicketArea {...head('standard', 'Standard, focused', 'Rows A to J', '128 seats left')}>
          <TicketRow {...row('Adult')} quantity={2} />
        </TicketArea>
      </Case>
      <Case name="Nearly sold out, long words" wide>
        <TicketArea
          {...head(
            'wheelchair',
            'Wheelchair places and their companions',
            'Row A, level with the entrance; a companion sits beside you',
            '2 seats left',
          )}
        >
          <TicketRow
            {...row('Wheelchair user who comes with a companion of their own')}
            note="The companion’s ticket is free; we ask at the door for nothing"
            quantity={2}
            max={2}
          />
        </TicketArea>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="A kind that cannot be chosen stays, and says why." filled>
        <TicketArea title="Standard">
          <TicketRow {...row('Adult')} quantity={2} />
          <TicketRow
            {...row('Child')}
            quantity={0}
            blocked={{ reason: 'Ninth Floor is a 15', status: 'Not for this film' }}
          />
        </TicketArea>
      </Do>
      <Dont because="Left out without a word, it is looked for in vain." filled>
        <TicketArea title="Premier">
          <TicketRow {...row('Adult')} quantity={2} />
        </TicketArea>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Order kinds by how often they are bought.', 'Say the fee under the price.'],
  dont: [
    'Seats that were chosen are `PickedSeat` of `seat-chip`.',
    'Don’t hide a kind that cannot be chosen: say why.',
  ],
  anatomy: ['Name, contents and note', 'Discount', 'Limit', 'Price', 'Fee', 'How many'],
  keys: buttonKeys,
  announced: ['Name, price and fee; how many as they change, with the new sum.'],
}

const ticket = {
  name: 'Adult',
  price: '£13.50',
  quantity: 0,
  max: 8,
  onChange: doNothing,
  labels: { decrease: 'One Adult less', increase: 'One more Adult' },
}

export const conformance: Conformance = {
  TicketArea: { shows: (probe) => <TicketArea title="Stalls" {...probe} /> },
  TicketRow: { shows: (probe) => <TicketRow {...ticket} {...probe} />, within: 'ul' },
}
