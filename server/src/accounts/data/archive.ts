import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive. */
export interface ArchivedFile {
  /** ASCII, with slashes. */
  readonly name: string
  readonly contents: Buffer
}

const localSignature = 0x04034b50
const centralSignature = 0x02014b50
const endSignature = 0x06054b50
/** Version 2.0: deflated files. */
const version = 20
const deflated = 8
/** DOS date of 1 January 1980, so that equal contents are equal archives. */
const dosDate = 0x21

/** Creates a zip archive. For a few files that fit in memory, each below 4 GB: Node.js has the compression, not the format. */
export function createArchive(files: readonly ArchivedFile[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const { name, contents } of files) {
    const path = Buffer.from(name, 'ascii')
    const packed = deflateRawSync(contents)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(version, 0)
    common.writeUInt16LE(deflated, 4)
    common.writeUInt16LE(dosDate, 8)
    common.writeUInt32LE(crc32(contents), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(contents.length, 18)
    common.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([toUint32(localSignature), common, path, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    centrals.push(Buffer.concat([toUint32(centralSignature), toUint16(version), common, tail, path]))
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(centrals)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, central, toUint32(endSignature), end])
}

function toUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function toUint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
