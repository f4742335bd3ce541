import { styled } from '@foyer/design-system/foundations/styled'

/** A short text and a way on: they stand below their heading, where the brand puts its headings. */
export const UnderHeading = styled('div', { name: 'FoyerUnderHeading', slot: 'Root' })({
  '[data-heading=center] &': {
    textAlign: 'center',
    '& div:has(> p)': { marginInline: 'auto' },
    '& [data-alignment=Left]': { justifyContent: 'center' },
  },
})
