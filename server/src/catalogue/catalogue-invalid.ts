/** What is wrong with a brand's data. The message has a line for each fault, all with the file's name. */
export class CatalogueInvalid extends Error {
  /** @param faults each names the place in the file, what was found and what is needed */
  constructor(file: string, faults: readonly string[]) {
    super(faults.map((fault) => `${file}: ${fault}`).join('\n'))
    this.name = 'CatalogueInvalid'
  }
}
