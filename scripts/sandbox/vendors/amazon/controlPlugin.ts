import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { AmazonControl } from './control.ts'

const Prices = z.strictObject({ percent: z.number().min(-90).max(1000) })
const Searches = z.strictObject({
  isDown: z.boolean().optional(),
  delayMilliseconds: z.int().min(0).max(60_000).optional(),
})

/** What a person or a journey moves from the side of Amazon, besides orders. */
export const controlPlugin =
  (control: AmazonControl): FastifyPluginAsync =>
  async app => {
    app.post('/prices', async request => {
      control.raisePrices(Prices.parse(request.body).percent)
      return {}
    })

    app.get('/searches', async () => ({ count: control.searches() }))

    app.post('/searches', async request => {
      const { isDown, delayMilliseconds } = Searches.parse(request.body)
      if (isDown !== undefined) control.setDown(isDown)
      if (delayMilliseconds !== undefined) control.delayAnswers(delayMilliseconds)
      return {}
    })
  }
