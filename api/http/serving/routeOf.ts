import type { Access, Call } from '@laurel/contract/wire/call.ts'
import type { KeyScope } from '@laurel/contract/wire/keyScopes.ts'
import { Problem } from '@laurel/contract/wire/problem.ts'
import { CommandHeaders } from './commandHeaders.ts'

type Route<Defined extends Call> = {
  method: Call['method']
  url: string
  config: {
    access: Access
    keyScope?: KeyScope
    isCommand: boolean
    needsFreshSignIn: boolean
    worksWhileInactive: boolean
    isExport: boolean
  }
  schema: {
    operationId: string
    summary: string
    tags: string[]
    security: Record<string, string[]>[]
    headers: typeof CommandHeaders | undefined
    consumes: string[]
    params: Defined['params']
    querystring: Defined['query']
    body: Defined['body']
    response: { 200: Defined['response']; '4xx': typeof refusal }
  }
}

const refusal = {
  description: 'A problem document; `code` says which rule said no.',
  content: { 'application/problem+json': { schema: Problem } },
}

/** Reading `call.params` directly would widen its type. */
const partOf = <Defined extends Call, Name extends keyof Defined>(call: Defined, name: Name): Defined[Name] =>
  call[name]

/** Fastify rejects a schema part that is present and undefined. */
const withoutMissing = <Schema extends object>(schema: Schema): Schema => {
  for (const [name, part] of Object.entries(schema)) {
    if (part === undefined) Reflect.deleteProperty(schema, name)
  }
  return schema
}

/** The route of a call of the contract: its path, its access, and the schemas that validate and describe it. */
export const routeOf = <const Defined extends Call>(call: Defined): Route<Defined> => ({
  method: call.method,
  url: call.path,
  config: {
    access: call.access,
    ...(call.keyScope && { keyScope: call.keyScope }),
    isCommand: call.isCommand === true,
    needsFreshSignIn: call.needsFreshSignIn === true,
    worksWhileInactive: call.worksWhileInactive === true,
    isExport: call.answers === 'csv' || call.isExport === true,
  },
  schema: withoutMissing({
    operationId: call.name,
    summary: call.summary,
    tags: [call.path.startsWith('/v1/admin/') ? 'admin' : (call.path.split('/')[2] ?? 'v1')],
    security: call.access === 'public' ? [] : [{ bearer: [] }],
    headers: call.isCommand ? CommandHeaders : undefined,
    consumes: [call.sends === 'form' ? 'multipart/form-data' : 'application/json'],
    params: partOf(call, 'params'),
    querystring: partOf(call, 'query'),
    body: partOf(call, 'body'),
    response: { 200: partOf(call, 'response'), '4xx': refusal },
  }),
})
