/** Errors in a brand's data. The message has a line for each, all with the file's name. */
export class CatalogueError extends Error {
  /** @param errors each names the path in the file, the value found and the value needed */
  constructor(file: string, errors: readonly string[]) {
    super(errors.map((error) => `${file}: ${error}`).join('\n'))
    this.name = 'CatalogueInvalid'
  }
}
