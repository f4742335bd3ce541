/** Milliseconds until the browser has taken the file. */
const takenAfter = 1_000

/** Lets the visitor save a file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), takenAfter)
}
