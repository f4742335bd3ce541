import { ThemeContext } from '@emotion/react'
import { createElement, useContext, type ComponentProps, type ComponentType } from 'react'
import { styled } from './styled.ts'

/**
 * For an element without rules of its own and with many instances: the plain element, which renders in a fraction of
 * the time, unless the theme's `components` have the name; then `styled` by name and slot.
 */
export function styledIfOverridden<Tag extends 'div' | 'svg' | 'ul'>(
  tag: Tag,
  part: { name: string; slot: string },
) {
  let cached: ComponentType | undefined
  // The types of MUI System take one tag, not any of several.
  const dressed = () => (cached ??= styled(tag as 'div', part)() as ComponentType)
  return function Part(props: ComponentProps<Tag>) {
    const { components } = useContext(ThemeContext) as { components?: Record<string, object> }
    return createElement<object>(components?.[part.name] ? dressed() : tag, props)
  }
}
