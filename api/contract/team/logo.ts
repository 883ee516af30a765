import { z } from 'zod'
import { ImageAddress, imageBytesMax } from '../rewards/itemImages.ts'
import { defineCall } from '../wire/call.ts'
import { Acknowledged } from '../wire/position.ts'

/** Takes the pictures that `uploadImage` takes, and shows the picture as the logo of the team. */
export const uploadLogo = defineCall({
  name: 'uploadLogo',
  method: 'POST',
  path: '/v1/team/logo',
  access: 'admin',
  summary: 'Upload the logo of the team',
  body: z.strictObject({
    logo: z.file().max(imageBytesMax, 'This file has more than 10 MB. Make it smaller.'),
  }),
  sends: 'form',
  response: Acknowledged.extend({ logo_url: ImageAddress }),
  errors: ['IMAGE_REFUSED', 'TOO_MANY_IMAGES'],
})
