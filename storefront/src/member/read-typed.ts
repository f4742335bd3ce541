/**
 * Reads what a form's inputs hold into its state: a password manager, or a visitor who was faster than the page's script,
 * fills them without a word to React, which would empty them with its next render.
 * @param names of text inputs
 */
export function readTyped<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
  setValue: (name: Name, value: string) => void,
): void {
  const data = new FormData(form)
  for (const name of names) {
    const value = data.get(name)
    if (typeof value === 'string' && value !== '') setValue(name, value)
  }
}
