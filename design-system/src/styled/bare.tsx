import { ThemeContext } from '@emotion/react'
import { createElement, useContext, type ComponentProps, type ComponentType } from 'react'

/**
 * A part that has no rules of its own and many places: the plain element wherever no theme says anything of components,
 * which is drawn in a fraction of the time, and what `styled` has made of it where one does.
 */
export function bare<Tag extends 'div' | 'svg' | 'ul'>(
  tag: Tag,
  Dressed: ComponentType<ComponentProps<Tag>>,
) {
  return function Part(props: ComponentProps<Tag>) {
    const isDressed = Object.keys(useContext(ThemeContext)).length > 0
    return createElement<object>(isDressed ? (Dressed as ComponentType) : tag, props)
  }
}
