/**
 * Creates an .ico file, for clients that request a tab icon under that name: a directory of pictures, which may be PNG.
 * Sizes in pixels, at most 255.
 */
export function createIcoFile(pictures: readonly { size: number; bytes: Buffer }[]): Buffer {
  const headerBytes = 6
  const entryBytes = 16
  const directory = Buffer.alloc(headerBytes + entryBytes * pictures.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(pictures.length, 4)
  let offset = directory.length
  pictures.forEach(({ size, bytes }, index) => {
    const at = headerBytes + entryBytes * index
    directory.writeUInt8(size, at)
    directory.writeUInt8(size, at + 1)
    directory.writeUInt16LE(1, at + 4)
    directory.writeUInt16LE(32, at + 6)
    directory.writeUInt32LE(bytes.length, at + 8)
    directory.writeUInt32LE(offset, at + 12)
    offset += bytes.length
  })
  return Buffer.concat([directory, ...pictures.map(({ bytes }) => bytes)])
}
