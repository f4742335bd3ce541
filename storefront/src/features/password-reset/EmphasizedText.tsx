import { useText } from '../../context/hooks.ts'

/** Stands for the value while the text is filled; no text has it. */
const marker = '\u0000'

/** A text with one value set in bold. */
export function EmphasizedText({ textKey, name, value }: { textKey: string; name: string; value: string }) {
  const { t } = useText()
  const [before, after] = t(textKey, { [name]: marker }).split(marker)
  return (
    <>
      {before}
      <strong>{value}</strong>
      {after}
    </>
  )
}
