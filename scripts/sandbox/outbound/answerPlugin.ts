import type { FastifyPluginAsync } from 'fastify'
import type { SandboxContext } from '../sandboxContext.ts'
import { isRefusal } from '../state/post.ts'
import { refuse } from '../webApi/method.ts'
import { AnswerMessage, placeAnswer } from './placeAnswer.ts'

/** Where `response_url`s lead. */
export const answerPlugin =
  (context: SandboxContext): FastifyPluginAsync =>
  async fastify => {
    fastify.post<{ Params: { token: string } }>('/hooks/respond/:token', async (request, reply) => {
      const place = context.responseUrls.use(request.params.token)
      if ('error' in place) return reply.code(404).send(refuse(place.error))
      const message = AnswerMessage.safeParse(request.body)
      if (!message.success) return reply.code(400).send(refuse('invalid_payload'))
      const result = placeAnswer(context, place, message.data)
      return result !== undefined && isRefusal(result) ? reply.code(400).send(result) : reply.send('ok')
    })
  }
