import { isSpoken } from '@laurel/contract/wire/languages.ts'
import { type PointsName, usualPointsName } from '@laurel/ledger/kernel/pointsName.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { plainEnglish, type Speech, speechFor } from '../../messages/speech.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The words of the caller’s team, once they are known. */
    pointsName: PointsName | null
    /** In what language the answer speaks, once it speaks. */
    speech: Speech | null
  }
}

/** No browser sends a longer `Accept-Language`. */
const wishLengthMax = 200

/**
 * In what language a request is answered: the first one of `Accept-Language` that Laurel speaks, with its region.
 * Without one, it is the documented English.
 */
export const speechOf = (request: FastifyRequest): Speech => {
  request.speech ??= speechWanted(request)
  return request.speech
}

/** A sentence that was stored in English, in the language of the request. */
export const writtenFor = (request: FastifyRequest, english: string | null): string | null =>
  english === null ? null : speechOf(request).written(english)

const speechWanted = ({ headers, pointsName }: FastifyRequest): Speech => {
  const locale = localeWanted(headers['accept-language'])
  return locale === undefined
    ? plainEnglish
    : speechFor({ locale, pointsName: pointsName ?? usualPointsName, timeZone: 'UTC' })
}

const localeWanted = (wish: string | undefined): string | undefined =>
  wish === undefined || wish.length > wishLengthMax
    ? undefined
    : new Negotiator({ headers: { 'accept-language': wish } }).languages().find(isSpoken)

/** Says in the headers of an answer with sentences which language they have, and what that depends on. */
export const noteLanguage = ({ speech }: FastifyRequest, reply: FastifyReply): void => {
  if (speech) reply.header('content-language', speech.language).header('vary', 'Accept-Language')
}

export const registerLanguage = (app: FastifyInstance): void => {
  app.decorateRequest('speech', null)
  app.decorateRequest('pointsName', null)
  app.addHook('onSend', async (request, reply) => noteLanguage(request, reply))
}
