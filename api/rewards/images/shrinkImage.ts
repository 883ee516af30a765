import { imageKind } from './imageKind.ts'
import { loadSharp } from './loadSharp.ts'

/** Larger pictures are made smaller; the longer side in pixels. */
const [sideMax, thumbnailSideMax] = [1600, 480]

/** A picture with more pixels is refused before it is decoded: a small file may become gigabytes. */
const pixelsMax = 50_000_000

/** Decoding and encoding take longer only for files made to be slow. */
const secondsMax = 10

export type ShrunkImage =
  | {
      readonly kind: 'shrunk'
      readonly content: Buffer
      readonly thumbnail: Buffer
      readonly width: number
      readonly height: number
    }
  | { readonly kind: 'refused'; readonly problem: string }

const refused = (problem: string): ShrunkImage => ({ kind: 'refused', problem })

/**
 * Makes a picture fit for the web, as WebP, upright and without metadata such as the place where it was taken. An
 * animation becomes its first picture.
 */
export const shrinkImage = async (bytes: Uint8Array): Promise<ShrunkImage> => {
  if (imageKind(bytes) === null)
    return refused(
      'This file is not a picture that Laurel can read. Upload a PNG, JPEG, WebP, GIF or AVIF file.',
    )
  const sharp = await loadSharp()
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > pixelsMax)
      return refused('This picture has more than 50 million pixels. Make it smaller and upload it again.')
    const full = await sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: secondsMax })
      .toBuffer({ resolveWithObject: true })
    const thumbnail = await sharp(full.data)
      .resize({ width: thumbnailSideMax, height: thumbnailSideMax, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .timeout({ seconds: secondsMax })
      .toBuffer()
    return { kind: 'shrunk', content: full.data, thumbnail, width: full.info.width, height: full.info.height }
  } catch {
    return refused('This picture is damaged. Save it again as PNG or JPEG and upload that file.')
  }
}
