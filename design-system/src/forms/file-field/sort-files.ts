/** "PNG", ".png" and "png" are one extension. */
const plainExtension = (extension: string) => extension.replace(/^\./, '').toLowerCase()

const getExtension = ({ name }: File) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * Separates accepted and refused files by extension: a hint to the visitor, not a check of their content, which is the
 * server's task.
 * @param extensions with or without a dot; undefined accepts any
 */
export function sortFiles(
  files: readonly File[],
  extensions: readonly string[] | undefined,
): { taken: File[]; refused: File[] } {
  const allowed = extensions?.map(plainExtension)
  const isTaken = (file: File) => !allowed || allowed.includes(getExtension(file))
  return { taken: files.filter(isTaken), refused: files.filter((file) => !isTaken(file)) }
}

/** For the browser's own dialog: ".png,.jpg". */
export const toAccept = (extensions: readonly string[] | undefined): string | undefined =>
  extensions?.map((extension) => `.${plainExtension(extension)}`).join(',')
