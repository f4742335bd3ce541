import type { Meta, StoryObj } from '@storybook/react-vite'
import { SeatMark } from '../seat-mark/index.ts'
import { Case, Cases } from '../../stories/Cases.tsx'
import { rightToLeft } from '../../stories/Frame.tsx'
import { TicketArea, TicketRow } from './index.ts'

const row = (name: string) => ({
  name,
  max: 10,
  onChange: () => undefined,
  labels: { decrease: `One ${name} fewer`, increase: `One ${name} more` },
  price: '£13.50',
  fee: '+ £0.80 fee',
})

const areas = (
  <>
    <TicketArea
      title="Standard"
      note="Rows A to J"
      remaining="128 seats left"
      mark={<SeatMark kind="standard" />}
    >
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
      title="Premier recliner"
      note="Rows K to M, wide seats that tilt"
      remaining="29 seats left"
      mark={<SeatMark kind="premier" />}
    >
      <TicketRow {...row('Adult')} price="£18.50" quantity={0} />
    </TicketArea>
  </>
)

const meta: Meta<typeof TicketRow> = { title: 'Order/TicketRow', component: TicketRow }
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
    <TicketArea
      title="عادي"
      note="الصفوف A إلى J"
      remaining="بقي ١٢٨ مقعدًا"
      mark={<SeatMark kind="standard" />}
    >
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

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases>
      <Case name="Areas with every kind of row" wide>
        {areas}
      </Case>
      <Case name="Nearly sold out, long words" wide>
        <TicketArea
          title="Wheelchair places and their companions"
          note="Row A, level with the entrance; a companion sits beside you"
          remaining="2 seats left"
          mark={<SeatMark kind="wheelchair" />}
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
