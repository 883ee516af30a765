import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { resultsMax } from '../sources/scim/discovery.ts'
import type { ScimAccount } from '../sources/scim/scimAccount.ts'
import { ScimError } from '../sources/scim/scimError.ts'
import type { Json } from '../sources/scim/user.ts'

export const mediaType = 'application/scim+json'

declare module 'fastify' {
  interface FastifyRequest {
    scimAccount: ScimAccount | null
  }
}

export type WithId = { Params: { id: string } }

export const accountOf = ({ scimAccount }: FastifyRequest): ScimAccount => {
  if (!scimAccount) throw new Error('A request without an account was let through.')
  return scimAccount
}

export const send = (reply: FastifyReply, status: number, body: unknown) =>
  reply.code(status).type(mediaType).serializer(JSON.stringify).send(body)

const JsonRecord = z.record(z.string(), z.json())

export const bodyOf = ({ body }: FastifyRequest): Readonly<Record<string, Json>> => {
  const parsed = JsonRecord.safeParse(body)
  if (!parsed.success) throw new ScimError(400, 'The body has to be an object.', 'invalidSyntax')
  return parsed.data
}

/** `operations` is `Operations`, as case does not matter. */
export const patchBodyOf = (request: FastifyRequest): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(bodyOf(request)).map(([name, value]) => [
      name.toLowerCase() === 'operations' ? 'Operations' : name,
      value,
    ]),
  )

const ListQuery = z.object({
  filter: z.string().max(500).optional(),
  startIndex: z.coerce.number().int().catch(1),
  count: z.coerce.number().int().catch(100),
})

export type AskedPage = {
  readonly filter: string | undefined
  readonly startIndex: number
  readonly count: number
}

/** The page that a list is asked for: from the first at least, and of `resultsMax` at most. */
export const askedPageOf = ({ query }: FastifyRequest): AskedPage => {
  const parsed = ListQuery.safeParse(query)
  if (!parsed.success)
    throw new ScimError(400, 'Send one filter, of at most 500 characters.', 'invalidFilter')
  const { filter, startIndex, count } = parsed.data
  return {
    filter,
    startIndex: Math.max(startIndex, 1),
    count: Math.min(Math.max(count, 0), resultsMax),
  }
}

export const listOf = (resources: readonly unknown[], totalResults: number, startIndex: number) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
})
