import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { ContrastSwitch, type ContrastSwitchProps } from './ContrastSwitch.tsx'

const Root = styled('details', { name: 'FoyerContrastDisclosure', slot: 'Root' })({
  fontSize: 'var(--foyer-text-sm)',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    inlineSize: 'fit-content',
    minBlockSize: 44,
    color: 'inherit',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  },
  '&[open] > summary svg': { rotate: '180deg' },
  // Above the line in which the word stands: below it there may be no page left.
  '& > div': {
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInline: 0,
    zIndex: 5,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    marginInline: 'auto 0',
    borderRadius: 'var(--foyer-radius-md)',
    background: 'var(--foyer-surface)',
  },
})

export interface ContrastDisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'children'> {
  /** Of the `ContrastSwitch`; its legend is the word behind which it stands. */
  labels: ContrastSwitchProps['labels']
}

/**
 * The level of contrast behind one word: few need it, and those who do find it where appearance is chosen. It opens
 * above the nearest positioned element. Keyboard: Enter opens it, Escape closes it, and within as in `ContrastSwitch`.
 * Our own: a native disclosure, so that it opens before script arrives; Material UI's Accordion does not.
 */
export const ContrastDisclosure = ({ labels, ...rest }: ContrastDisclosureProps) => (
  <Root
    {...rest}
    onKeyDown={({ key, currentTarget }) => {
      if (key !== 'Escape' || !currentTarget.open) return
      currentTarget.open = false
      currentTarget.querySelector('summary')?.focus()
    }}
    onBlur={({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
    }}
  >
    <summary>
      {labels.legend}
      <Icon name="chevron-down" size={18} />
    </summary>
    <div>
      <ContrastSwitch labels={labels} />
    </div>
  </Root>
)
