import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Cases } from '../Cases.tsx'
import { Actions } from './Actions.tsx'
import { Collections } from './Collections.tsx'
import { Content } from './Content.tsx'
import { Feedback } from './Feedback.tsx'
import { FormParts } from './FormParts.tsx'
import { Forms } from './Forms.tsx'
import { Navigation } from './Navigation.tsx'
import { Overlays as OpenedParts, choices } from './Overlays.tsx'

/**
 * Components of Material UI as they come, in the root theme: what nobody uses yet has to look right in every brand, too.
 * A test holds the list to what Material UI exports.
 */
const meta: Meta = { title: 'Foundations/Plain MUI', tags: ['!autodocs'] }
export default meta

type Story = StoryObj

export const AllParts: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={380}>
      <Actions />
      <Forms />
      <FormParts />
      <Feedback />
      <Navigation />
      <Content />
      <Collections />
    </Cases>
  ),
}

/** What opens over a page. */
export const Overlays: Story = {
  render: () => <OpenedParts />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    for (const { kind, role, name } of choices) {
      await userEvent.click(page.getByRole('button', { name: kind }))
      const choice = await page.findByRole(role, { name })
      await waitFor(() => expect(choice).toBeVisible())
      await userEvent.click(choice)
      // A swipeable drawer stays in the page, hidden.
      await waitFor(() => expect(page.queryByRole(role, { name })).toBeNull())
    }
  },
}
