import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import halcyon from '../../../../brands/halcyon/theme.json'
import { expect, waitFor } from 'storybook/test'
import { ThemeEditor } from './index.ts'

/** Each frame is a whole Storybook; milliseconds. */
const framesTimeout = 20_000

/** Stories of the purchase path represent its pages, one at a time in the frame. */
const story = (id: string) => `iframe.html?id=${id}&viewMode=story`

const meta: Meta<typeof ThemeEditor> = {
  title: 'Tools/ThemeEditor',
  excludeStories: /^[a-z]/,
  component: ThemeEditor,
  // It frames other stories, so there is nothing to see until they have loaded.
  // What is framed is looked at in its own story.
  parameters: {
    bare: true,
    chromatic: { disableSnapshot: true },
    a11y: { options: { iframes: false } },
    // A Storybook in a frame and the one around it hear each other's messages; the outer one then writes down what it has
    // in store, frames and all, while the inner one is still starting.
    expectedErrors: ['SB_PREVIEW_API_0011'],
  },
}
export default meta

type Story = StoryObj<typeof ThemeEditor>

export const Halcyon: Story = {
  args: {
    initial: halcyon,
    pages: [
      { label: 'Films', href: story('films-posterwall--with-lead') },
      { label: 'Seats', href: story('order-seatmap--default') },
      { label: 'Summary', href: story('order-ordersummary--panel') },
    ],
  },
  // Frames that are left while they load complain, and what they say would be held against the next story.
  play: async ({ canvasElement }) => {
    await waitFor(
      async () => {
        const frames = [...canvasElement.querySelectorAll('iframe')]
        // Storybook writes down what `expect` is given; given an element of another window, all of that window.
        const isShown = frames.map(
          (frame) => frame.contentDocument?.querySelector('#storybook-root > *') != null,
        )
        await expect(isShown).toEqual([true, true])
      },
      { timeout: framesTimeout },
    )
  },
}

/** The editor alone: its settings and contrasts, around frames without a page. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  args: { initial: halcyon, pages: [{ label: 'No page', href: 'about:blank' }] },
}

export const guidance: Guidance = {
  do: ['Use it beside real pages, in both modes.', 'Read the audit before a theme is exported.'],
  dont: [
    'It is for designers and for development: visitors never see it.',
    'Don’t edit what the theme derives well.',
  ],
  anatomy: ['Settings', 'Both previews', 'Audit with what would pass', 'Undo, copy, import, export'],
  keys: [
    ['Tab', 'Moves through settings, previews and audit.'],
    ['Enter', 'Takes the value that would pass.'],
  ],
  announced: ['Each setting by its label; the count of findings in a status.'],
}

export const conformance: Conformance = {
  ThemeEditor: 'a page for designers, not a part of one',
}
