import { useRef } from 'react'
import { Button } from '../../actions/button/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { TextField, type TextFieldProps } from '../text-field/index.ts'

const Root = styled('div', { name: 'FoyerEmailField', slot: 'Root' })({
  display: 'grid',
  gap: 4,
  '&[data-suggests] > [data-slot=suggestion]': {
    display: 'grid',
    justifyItems: 'start',
    // Its words stand where a help text would; what is pressed is larger.
    marginBlock: '-8px -12px',
    // There the button has a frame.
    [media.forcedColors]: { marginBlock: 0, '& > button': { marginInlineStart: 0 } },
  },
  '& > [data-slot=suggestion] > button': {
    marginInlineStart: -12,
    minInlineSize: 0,
    fontWeight: 400,
    textDecoration: 'underline',
    textUnderlineOffset: '.22em',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
})

export interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** A suggested address, and its question: "Did you mean odile@gmail.com?". Never blocks the form. */
  suggestion?: { text: string; onAccept: () => void } | undefined
}

/**
 * An email address; a probable typo is pointed out, and a press corrects it. Rest props and `ref` go to the input. For
 * any other line of text see `text-field`.
 */
export function EmailField({ suggestion, className, ...rest }: EmailFieldProps) {
  const root = useRef<HTMLDivElement>(null)
  return (
    <Root ref={root} className={className} data-suggests={suggestion ? '' : undefined}>
      <TextField type="email" inputMode="email" autoComplete="email" spellCheck={false} {...rest} />
      {/* There before it speaks, as screen readers need. */}
      <div data-slot="suggestion" role="status">
        {suggestion && (
          <Button
            variant="text"
            size="medium"
            onClick={() => {
              suggestion.onAccept()
              // The button disappears with the question; the focus moves to the field.
              root.current?.querySelector('input')?.focus()
            }}
          >
            {suggestion.text}
          </Button>
        )}
      </div>
    </Root>
  )
}
