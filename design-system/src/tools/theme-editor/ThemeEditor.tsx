import { contrastLevels, type ContrastLevel } from '@foyer/theme-tokens/contrast-levels'
import type { ShapeChoices } from '@foyer/theme-tokens/shapes'
import { useEffect, useReducer, useState } from 'react'
import { Button } from '../../actions/button/index.ts'
import { IconButton } from '../../actions/icon-button/index.ts'
import { Contrast } from './Contrast.tsx'
import { applyChange, createHistory, type Draft } from './draft.ts'
import { useEvaluation } from './evaluation.ts'
import { Files } from './Files.tsx'
import { Pages, type PreviewPage } from './Pages.tsx'
import { Bar, Panes, Root, Segments } from './parts.tsx'
import { Settings } from './Settings.tsx'
import { ShapeSettings } from './ShapeSettings.tsx'
import { parseDraft, toHash } from './theme-link.ts'
import { usePreviewedShapes } from './use-previewed-shapes.ts'

const widths = { Phone: 390, Desktop: 1440 } as const
type Width = keyof typeof widths
const panes = ['settings', 'pages', 'contrast'] as const
type Pane = (typeof panes)[number]

export interface ThemeEditorProps {
  /** The theme to begin with, as its file has it. */
  initial: Draft
  /** How parts of its pages are laid out; without them they cannot be changed. */
  shapes?: ShapeChoices | undefined
  /** Pages of the purchase path, of our own origin. */
  pages: readonly [PreviewPage, ...PreviewPage[]]
}

/**
 * For designers: changes a brand's theme and shows real pages in it, in both modes, with every contrast beside them.
 * Our own: Material UI has no such part.
 */
export function ThemeEditor({ initial, shapes: initialShapes, pages }: ThemeEditorProps) {
  const [{ past, present, future }, dispatch] = useReducer(applyChange, initial, createHistory)
  const [level, setLevel] = useState<ContrastLevel>('Normal')
  const [width, setWidth] = useState<Width>('Phone')
  const [pane, setPane] = useState<Pane>('pages')
  const [page, setPage] = useState<PreviewPage>(pages[0])
  const [said, setSaid] = useState('')
  const { shapes, preview } = usePreviewedShapes(initialShapes)
  const { issues, theme, audits } = useEvaluation(present, level)

  useEffect(() => {
    void parseDraft(location.hash).then((draft) => {
      if (draft) dispatch({ kind: 'load', draft })
    })
  }, [])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text'
      if (isTyping || !(event.ctrlKey || event.metaKey)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      dispatch({ kind: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
    }
    addEventListener('keydown', press)
    return () => {
      removeEventListener('keydown', press)
    }
  }, [])

  const share = async () => {
    const hash = await toHash(present)
    history.replaceState(null, '', hash)
    await navigator.clipboard
      .writeText(location.href)
      .then(() => setSaid('The link is copied'))
      .catch(() => setSaid('The link stands in the address bar'))
  }

  return (
    <Root data-shown={pane}>
      <Bar>
        <h1>
          Theme editor <small>{typeof present['name'] === 'string' ? present['name'] : ''}</small>
        </h1>
        <select
          aria-label="Page"
          value={page.href}
          onChange={({ target }) => setPage(pages.find(({ href }) => href === target.value) ?? pages[0])}
        >
          {pages.map(({ label, href }) => (
            <option key={href} value={href}>
              {label}
            </option>
          ))}
        </select>
        <Choice label="Width" options={Object.keys(widths) as Width[]} value={width} onChoose={setWidth} />
        <Choice label="Contrast" options={contrastLevels} value={level} onChoose={setLevel} />
        <IconButton
          icon="undo"
          label="Undo"
          disabled={past.length === 0}
          onClick={() => dispatch({ kind: 'undo' })}
        />
        <IconButton
          icon="undo"
          label="Redo"
          data-mirrored
          disabled={future.length === 0}
          onClick={() => dispatch({ kind: 'redo' })}
        />
        <Button size="medium" variant="secondary" onClick={() => void share()}>
          Copy link
        </Button>
        <Files
          draft={present}
          canExport={issues.length === 0}
          onOpen={(draft) => dispatch({ kind: 'load', draft })}
          onSay={setSaid}
        />
        <span role="status">{said}</span>
      </Bar>
      <Panes aria-label="Parts of the editor">
        {panes.map((each) => (
          <button key={each} type="button" aria-pressed={each === pane} onClick={() => setPane(each)}>
            {{ settings: 'Settings', pages: 'Pages', contrast: 'Contrast' }[each]}
          </button>
        ))}
      </Panes>
      {theme && (
        <>
          <Settings draft={present} theme={theme} dispatch={dispatch}>
            {shapes && <ShapeSettings shapes={shapes} onChange={preview} onSay={setSaid} />}
          </Settings>
          <Pages
            // Other shapes are another document.
            key={JSON.stringify(shapes)}
            page={page}
            theme={theme}
            level={level}
            width={widths[width]}
          />
        </>
      )}
      <Contrast draft={present} issues={issues} audits={audits} dispatch={dispatch} />
    </Root>
  )
}

function Choice<T extends string>(props: {
  label: string
  options: readonly T[]
  value: T
  onChoose: (option: T) => void
}) {
  return (
    <Segments role="group" aria-label={props.label}>
      {props.options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === props.value}
          onClick={() => props.onChoose(option)}
        >
          {option}
        </button>
      ))}
    </Segments>
  )
}
