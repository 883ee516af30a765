import { imageBytesMax, imagePath, imageTextMax, uploadImage } from '@laurel/contract/rewards/itemImages.ts'
import { z } from 'zod'
import type { Dependencies } from '../../http/dependencies.ts'
import { HttpProblem } from '../../http/problems/httpProblem.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { createPostgresImages } from '../images/imageStore.ts'
import { uploadImage as upload } from '../images/uploadImage.ts'

/** Takes pictures of administrators, and answers them to everyone who knows their address. */
export const serveItemImages = (api: Api, { database, clock }: Dependencies): void => {
  const images = createPostgresImages(database)

  api.route({
    ...routeOf(uploadImage),
    bodyLimit: imageTextMax + 1024,
    handler: async request => {
      const bytes = Buffer.from(request.body.content, 'base64')
      if (bytes.length > imageBytesMax) throw imageRefused('This file has more than 10 MB. Make it smaller.')
      const outcome = await upload({ images, now: clock() }, callerOf(request).teamId, bytes)
      if (outcome.kind === 'refused') throw imageRefused(outcome.problem)
      if (outcome.kind === 'full') throw tooManyImages()
      const { imageId, width, height } = outcome
      return { image: `${imagePath}/${imageId}.webp`, width, height }
    },
  })

  api.get(
    `${imagePath}/:name`,
    { schema: { hide: true, params: z.object({ name: z.string().max(60) }) } },
    async (request, reply) => {
      const [, imageId, small] = /^([0-9a-f]{32})(_thumb)?\.webp$/.exec(request.params.name) ?? []
      const content =
        imageId === undefined ? null : await images.find(imageId, small === undefined ? 'full' : 'thumbnail')
      if (!content) return reply.code(404).type('text/plain').send('There is no such picture.')
      return (
        reply
          .type('image/webp')
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('x-content-type-options', 'nosniff')
          // Slack and mail programs may embed them.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(content)
      )
    },
  )
}

const imageRefused = (detail: string) =>
  new HttpProblem({ status: 422, code: 'IMAGE_REFUSED', title: 'Picture refused', detail })

const tooManyImages = () =>
  new HttpProblem({
    status: 422,
    code: 'TOO_MANY_IMAGES',
    title: 'Too many pictures',
    detail: 'Your team has uploaded 2,000 pictures, which is the limit. Use those you have.',
  })
