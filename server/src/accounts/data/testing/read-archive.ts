import { inflateRawSync } from 'node:zlib'

/** Reads the files of an archive by its central directory, as unpacking programs do. */
export function readArchive(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  const files = new Map<string, Buffer>()
  for (let index = 0; index < count; index += 1) {
    const packedLength = archive.readUInt32LE(at + 20)
    const nameLength = archive.readUInt16LE(at + 28)
    const offset = archive.readUInt32LE(at + 42)
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString('ascii')
    const from = offset + 30 + archive.readUInt16LE(offset + 26)
    files.set(name, inflateRawSync(archive.subarray(from, from + packedLength)))
    at += 46 + nameLength
  }
  return files
}
