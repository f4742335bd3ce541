import sharp from 'sharp'

const side = 120

/** A picture (PNG), 120 pixels wide and by default as high, drawn from SVG elements. */
export const draw = (svg: string, height = side): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${height}">
        <rect width="100%" height="100%" fill="#fff"/>${svg}</svg>`,
    ),
  )
    .png()
    .toBuffer()
