import type { Meta, StoryObj } from '@storybook/react-vite'
import { Case, Cases } from '../../stories/Cases.tsx'
import { EmailField } from './index.ts'

const plain = { label: 'Email', name: 'email' }
const nothing = () => undefined

const meta: Meta<typeof EmailField> = { title: 'Forms/EmailField', component: EmailField }
export default meta

type Story = StoryObj<typeof EmailField>

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases>
      <Case name="Plain">
        <EmailField {...plain} help="For your ticket, nothing else." defaultValue="odile@varga.example" />
      </Case>
      <Case name="A probable slip">
        <EmailField
          {...plain}
          defaultValue="odile@gmial.com"
          suggestion={{ text: 'Did you mean odile@gmail.com?', onAccept: nothing }}
        />
      </Case>
      <Case name="Failed">
        <EmailField
          {...plain}
          defaultValue="odile"
          error="An address has an @ and a dot, as name@place.com."
        />
      </Case>
      <Case name="Long words">
        <EmailField
          {...plain}
          defaultValue="odile.annunziata.varga-fontein@harbourparadecinemaclubs.co.ku"
          suggestion={{
            text: 'Did you mean odile.annunziata.varga-fontein@harbourparadecinemaclubs.co.uk?',
            onAccept: nothing,
          }}
        />
      </Case>
    </Cases>
  ),
}
