import { createElement } from 'react'
import { media } from '../../foundations/media/index.ts'

const Mark = () => createElement('span', { 'data-slot': 'mark' })

/**
 * Styles of a checkbox or a radio in every state: they follow the input by CSS only, so that a tap shows before script
 * has loaded.
 */
export const mark = createElement(Mark)

/** Common styles of a checkbox and a radio; the root has the shape. */
export const choice = {
  padding: 0,
  '& > [data-slot=mark]': {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: 24,
    blockSize: 24,
    // A component whose rows have a changing ground sets the two properties.
    border: 'var(--foyer-choice-edge, 1.5px solid var(--foyer-field-border))',
    borderRadius: 'inherit',
    background: 'var(--foyer-choice-ground, var(--foyer-background))',
    color: 'var(--foyer-control-mark)',
  },
  '& > input:focus-visible + [data-slot=mark]': {
    // Whatever draws the focus around more than the mark sets the property.
    outline: 'var(--foyer-choice-focus, 3px solid var(--foyer-primary-text))',
    outlineOffset: 3,
  },
  // A reader's own colors: the browser's own control.
  [media.forcedColors]: { '& > input': { opacity: 1 }, '& > [data-slot=mark]': { visibility: 'hidden' } },
} as const
