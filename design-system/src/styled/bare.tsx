import { ThemeContext } from '@emotion/react'
import { createElement, useContext, type ComponentProps, type ComponentType } from 'react'
import { styled } from './styled.ts'

/**
 * A part that has no rules of its own and many places: the plain element wherever no theme says anything of components,
 * which is drawn in a fraction of the time, and what `styled` makes of it, by name and slot, where one does.
 */
export function bare<Tag extends 'div' | 'svg' | 'ul'>(tag: Tag, part: { name: string; slot: string }) {
  let made: ComponentType | undefined
  // The types of MUI System take one tag, not any of several.
  const dressed = () => (made ??= styled(tag as 'div', part)() as ComponentType)
  return function Part(props: ComponentProps<Tag>) {
    const isDressed = Object.keys(useContext(ThemeContext)).length > 0
    return createElement<object>(isDressed ? dressed() : tag, props)
  }
}
