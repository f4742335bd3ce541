import sharp from 'sharp'
import { encode } from 'uqr'

/** Size of a module in pixels, and light modules around the code, as the standard requires. */
const modulePixels = 8
const quietZone = 4
const [dark, light] = [10, 255]

/** A QR code as a PNG, dark on white: the same content and error correction as the ticket page draws. */
export async function drawCode(content: string): Promise<Buffer> {
  const { data, size } = encode(content, { ecc: 'M', border: quietZone })
  const pixels = Buffer.from(data.flatMap((row) => row.map((isDark) => (isDark ? dark : light))))
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * modulePixels, size * modulePixels, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer()
}
