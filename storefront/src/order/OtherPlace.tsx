import { Button } from '@foyer/design-system/actions/button'
import { styled } from '@foyer/design-system/foundations/styled'
import { useEffect, useRef, type ReactNode } from 'react'

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  '& > :first-of-type': { flex: '0 1 auto', inlineSize: 200, maxInlineSize: '100%' },
})

/** The button's words in line with those above it. */
const Open = styled('div')({
  marginInlineStart: -12,
  '& > button': { textAlign: 'start' },
})

export interface OtherPlaceProps {
  /** The field is there: the visitor has asked for it, or the place of the address is not known. */
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly openLabel: string
  readonly submitLabel: string
  readonly onSubmit: () => void
  /** The field in which another place is named. */
  readonly children: ReactNode
}

/** The way to another seat or table: a button that opens a field. The field has the focus where the button had it. */
export function OtherPlace(props: OtherPlaceProps) {
  const { isOpen, onOpen, openLabel, submitLabel, onSubmit, children } = props
  const form = useRef<HTMLFormElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (!isOpen || !wasPressed.current) return
    wasPressed.current = false
    form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [isOpen])
  if (!isOpen)
    return (
      <Open>
        <Button
          variant="text"
          size="medium"
          onClick={() => {
            wasPressed.current = true
            onOpen()
          }}
        >
          {openLabel}
        </Button>
      </Open>
    )
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <Button type="submit" variant="secondary">
        {submitLabel}
      </Button>
    </Form>
  )
}
