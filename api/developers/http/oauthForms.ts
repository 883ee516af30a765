import type { FastifyRequest } from 'fastify'
import type { Api } from '../../http/serving/api.ts'
import { OAuthRefusal } from './oauthProblems.ts'

export type Form = {
  /** A parameter that may be left out. */
  optional(name: string): string | undefined
  /** A parameter without which the request is refused. */
  required(name: string): string
}

/** Takes bodies of an encapsulated plugin as forms, too. */
export const takeForms = (api: Api, bodyLimit: number): void => {
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
}

/** The form of a request. A parameter that is sent twice is refused, because parties may read different ones. */
export const formOf = ({ body }: FastifyRequest): Form => {
  if (!(body instanceof URLSearchParams))
    throw new OAuthRefusal(
      400,
      'invalid_request',
      'Send the parameters as application/x-www-form-urlencoded.',
    )
  const optional = (name: string): string | undefined => {
    const [value, ...others] = body.getAll(name)
    if (others.length > 0) throw new OAuthRefusal(400, 'invalid_request', `Send ${name} once.`)
    return value === '' ? undefined : value
  }
  return {
    optional,
    required: name => {
      const value = optional(name)
      if (value === undefined) throw new OAuthRefusal(400, 'invalid_request', `Send ${name}.`)
      return value
    },
  }
}
