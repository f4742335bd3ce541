/** Of which paths this document must show nothing; none before scripts of others run in it. */
let isBarred: (path: string) => boolean = () => false

/** From now on such addresses are opened in documents of their own, for as long as this one lives. */
export function setBarredPaths(isPrivate: (path: string) => boolean): void {
  isBarred = isPrivate
}

/** @param address whole, or from the root */
export const hasOwnDocument = (address: string) => isBarred(new URL(address, location.href).pathname)
