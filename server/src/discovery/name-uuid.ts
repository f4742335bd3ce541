import { createHash } from 'node:crypto'

/** RFC 9562's name space for URLs. */
const nameSpace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex')

/** The version 5 UUID of a name: the same on every server and after every start. */
export function createNameUuid(name: string): string {
  const bytes = createHash('sha1').update(nameSpace).update(name).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
