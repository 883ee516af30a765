import { z } from 'zod'
import type { GifProvider } from './gifProvider.ts'

const Image = z.object({ url: z.string(), width: z.coerce.number(), height: z.coerce.number() })

const Answer = z.object({ data: z.array(z.unknown()) })

const Result = z.object({
  id: z.string(),
  title: z.string().default(''),
  alt_text: z.string().default(''),
  images: z.object({ fixed_height: Image }),
})

export const giphy: GifProvider = {
  name: 'GIPHY',
  type: 'GIPHY_GIF',
  address: 'https://api.giphy.com',
  mediaHosts: ['*.giphy.com'],
  requestFor: ({ address, apiKey, words, countMax }) => {
    const url = new URL(`${address}/v1/gifs/search`)
    url.search = new URLSearchParams({
      q: words,
      api_key: apiKey,
      limit: String(countMax),
      offset: '0',
      rating: 'g',
    }).toString()
    return url
  },
  read: body =>
    Answer.parse(body).data.flatMap(result => {
      const found = Result.safeParse(result).data
      if (!found) return []
      return [{ id: found.id, title: found.alt_text || found.title, ...found.images.fixed_height }]
    }),
}
