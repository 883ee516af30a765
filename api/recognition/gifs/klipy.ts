import { z } from 'zod'
import type { GifProvider } from './gifProvider.ts'

const Media = z.object({ url: z.string(), dims: z.tuple([z.number(), z.number()]) })

const Answer = z.object({ results: z.array(z.unknown()) })

const Result = z.object({
  id: z.coerce.string(),
  title: z.string().default(''),
  content_description: z.string().default(''),
  media_formats: z.object({ tinygif: Media.optional(), gif: Media.optional() }),
})

/** KLIPY, whose search API has the shape of Tenor's. */
export const klipy: GifProvider = {
  name: 'KLIPY',
  type: 'KLIPY_GIF',
  address: 'https://api.klipy.com',
  mediaHosts: ['*.klipy.com'],
  requestFor: ({ address, apiKey, words, countMax }) => {
    const url = new URL(`${address}/v2/search`)
    url.search = new URLSearchParams({
      q: words,
      key: apiKey,
      limit: String(countMax),
      contentfilter: 'high',
      media_filter: 'tinygif,gif',
    }).toString()
    return url
  },
  read: body =>
    Answer.parse(body).results.flatMap(result => {
      const found = Result.safeParse(result).data
      // Small GIFs are animated too, and load sooner.
      const media = found?.media_formats.tinygif ?? found?.media_formats.gif
      if (!found || !media) return []
      const [width, height] = media.dims
      return [
        { id: found.id, title: found.content_description || found.title, url: media.url, width, height },
      ]
    }),
}
