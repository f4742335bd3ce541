/** What is wrong with a brand's data. The message has a line for each fault, all with the file's name. */
export class CatalogueError extends Error {
  /** @param errors each names the place in the file, what was found and what is needed */
  constructor(file: string, errors: readonly string[]) {
    super(errors.map((error) => `${file}: ${error}`).join('\n'))
    this.name = 'CatalogueInvalid'
  }
}
