import { imagePath, imageTextMax, uploadImage } from '@laurel/contract/rewards/itemImages.ts'
import { z } from 'zod'
import type { Dependencies } from '../../http/dependencies.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { receiveImage } from '../../http/serving/receiveImage.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { createImages } from '../images/imageStore.ts'

/** Takes pictures of administrators, and answers them to everyone who knows their address. */
export const serveItemImages = (api: Api, dependencies: Dependencies): void => {
  const images = createImages(dependencies.database, dependencies.imageFiles)

  api.route({
    ...routeOf(uploadImage),
    bodyLimit: imageTextMax + 1024,
    handler: async request => {
      const bytes = Buffer.from(request.body.content, 'base64')
      const { imageId, width, height } = await receiveImage(dependencies, callerOf(request).teamId, bytes)
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
