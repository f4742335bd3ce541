import { useEffect, useId, useRef, type ComponentPropsWithRef } from 'react'
import { styled } from '../../foundations/styled/index.ts'
import { media } from '../../foundations/media/index.ts'
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts'

/** Attribute of `<html>` that states each kind of choice. */
const attributes = { mode: 'data-mode-choice', contrast: 'data-contrast' } as const
const choices = ['System', 'Light', 'Dark', 'Normal', 'Medium', 'High']
const chosen = Object.entries(attributes)
  .flatMap(([kind, attribute]) =>
    choices.map((choice) => `[${attribute}=${choice}] &[data-kind=${kind}] > [data-choice=${choice}]`),
  )
  .join(', ')

const Root = styled('fieldset', { name: 'FoyerAppearanceSwitch', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  inlineSize: 'fit-content',
  margin: 0,
  padding: 0,
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-md)',
  overflow: 'clip',
  color: 'var(--foyer-text)',
  fontSize: 'var(--foyer-text-sm)',
  '& > legend': visuallyHidden,
  '& > label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 44,
    paddingInline: 16,
    cursor: 'pointer',
  },
  '& > label > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  // The first and the last share the group's corners: their focus ring would be clipped there.
  '& > legend + label': {
    borderStartStartRadius: 'calc(var(--foyer-radius-md) - 1px)',
    borderEndStartRadius: 'calc(var(--foyer-radius-md) - 1px)',
  },
  '& > label:last-child': {
    borderStartEndRadius: 'calc(var(--foyer-radius-md) - 1px)',
    borderEndEndRadius: 'calc(var(--foyer-radius-md) - 1px)',
  },
  '& > label:has(:focus-visible)': { outline: '2px solid var(--foyer-primary-text)', outlineOffset: -2 },
  // The attribute on <html> paints the choice: right from the first paint on, without a commit.
  [chosen]: { background: 'var(--foyer-surface-2)', fontWeight: 650 },
  // Words on a line, the question before them.
  '&[data-variant=line]': {
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0 20px',
    border: 0,
    borderRadius: 0,
    '& > legend': {
      position: 'static',
      float: 'inline-start',
      inlineSize: 'auto',
      blockSize: 'auto',
      margin: 0,
      overflow: 'visible',
      clipPath: 'none',
      color: 'var(--foyer-text-muted)',
      fontFamily: 'var(--foyer-font-heading)',
      fontStyle: 'italic',
    },
    '& > label': { paddingInline: 0, minInlineSize: 44 },
    '& > label > span': { paddingBlockEnd: 2, borderBlockEnd: '1px solid transparent' },
    [chosen]: {
      background: 'none',
      '& > span': { borderBlockEndColor: 'currentColor' },
    },
  },
  [media.forcedColors]: {
    '& > label:has(:checked)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
})

export interface AppearanceSwitchProps<Choice extends string> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'onChange'
> {
  /** Which choice of the visitor it is. */
  kind: keyof typeof attributes
  /** The same list at each rendering. */
  choices: readonly Choice[]
  /** Accessible name of the group, and the label of each choice. */
  labels: { legend: string } & Record<Choice, string>
  /** The same function at each rendering. */
  onChoose: (choice: Choice) => void
  /** A box of buttons, or words on a line with the question before them. Default 'box'. */
  variant?: 'box' | 'line' | undefined
}

/**
 * Radio buttons that follow an attribute of `<html>`, whether this page, another tab or the server changes it. They are
 * native and hidden below the labels: Material UI's Radio draws a circle, and follows React's state only.
 */
export function AppearanceSwitch<Choice extends string>(props: AppearanceSwitchProps<Choice>) {
  const { kind, choices, labels, onChoose, variant, ...rest } = props
  const name = useId()
  const inputs = useRef<Partial<Record<string, HTMLInputElement | null>>>({})
  useEffect(() => {
    const attribute = attributes[kind]
    const stated = () => document.documentElement.getAttribute(attribute) ?? 'System'
    const follow = () => {
      const current = inputs.current[stated()]
      if (current) current.checked = true
    }
    // The server checks none of them: a checked one was pressed before this script loaded.
    const early = choices.find((choice) => inputs.current[choice]?.checked)
    if (early !== undefined && early !== stated()) onChoose(early)
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(document.documentElement, { attributeFilter: [attribute] })
    return () => {
      observer.disconnect()
    }
  }, [choices, kind, onChoose])
  return (
    <Root data-kind={kind} data-variant={variant} {...rest}>
      <legend>{labels.legend}</legend>
      {choices.map((choice) => (
        <label key={choice} data-choice={choice}>
          <input
            ref={(node) => {
              inputs.current[choice] = node
            }}
            type="radio"
            name={name}
            value={choice}
            onChange={() => {
              onChoose(choice)
            }}
          />
          <span>{labels[choice]}</span>
        </label>
      ))}
    </Root>
  )
}
