import { z } from 'zod'
import { defineCall } from '../wire/call.ts'

/** The largest picture that can be uploaded. */
export const imageBytesMax = 10 * 1024 * 1024

/** The characters of a picture of that size in base64. */
export const imageTextMax = Math.ceil(imageBytesMax / 3) * 4

/** Where uploaded pictures are. Their names can't be guessed, and browsers keep them for good. */
export const imagePath = '/images'

const addressPattern = /^\/images\/[0-9a-f]{32}\.webp$/

/** The address of an uploaded picture. */
export const ImageAddress = z.string().regex(addressPattern, 'Upload the picture.').max(60)
export type ImageAddress = z.infer<typeof ImageAddress>

export const isImageAddress = (address: string): boolean => addressPattern.test(address)

/** An uploaded picture, or one of another site, of which the server keeps a copy. */
export const PictureAddress = z
  .string()
  .max(2000)
  .refine(
    address => isImageAddress(address) || /^https?:\/\//.test(address),
    'Upload the picture, or give its address, which begins with https://.',
  )

/** `/images/0f….webp` has its small variant at `/images/0f…_thumb.webp`; other addresses have none. */
export const thumbnailOf = (address: string): string =>
  addressPattern.test(address) ? address.replace(/\.webp$/, '_thumb.webp') : address

/** Takes PNG, JPEG, WebP, GIF and AVIF up to 10 MB, by what the file contains. It is made smaller and loses its metadata. */
export const uploadImage = defineCall({
  name: 'uploadImage',
  method: 'POST',
  path: '/v1/team/rewards/images',
  access: 'admin',
  summary: 'Upload a picture of an item, or the logo of the team',
  body: z.object({ content: z.base64().min(1).max(imageTextMax) }),
  response: z.object({ image: ImageAddress, width: z.int().min(1), height: z.int().min(1) }),
  errors: ['IMAGE_REFUSED', 'TOO_MANY_IMAGES'],
})
