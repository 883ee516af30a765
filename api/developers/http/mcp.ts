import { mcp } from '@laurel/contract/developers/mcp.ts'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { forbidden, notSignedIn } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { bearerOf, callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { challengeOf } from '../assistants/authorizationServer.ts'
import { callsAs } from '../mcp/callsAs.ts'
import { createAssistantServer } from '../mcp/createAssistantServer.ts'

/**
 * The Model Context Protocol over HTTP, without sessions: each message is answered alone, so that any process can take
 * the next one.
 */
export const serveMcp = (api: Api, { settings }: Dependencies): void => {
  const route = routeOf(mcp)
  api.route({
    ...route,
    config: { ...route.config, isForAssistants: true },
    onSend: async (request, reply) => {
      if (reply.statusCode === 401)
        reply.header('www-authenticate', challengeOf(settings.origin, bearerOf(request) !== undefined))
    },
    handler: async (request, reply) => {
      requireOwnPage(request, settings.origin)
      const token = bearerOf(request)
      if (token === undefined) throw notSignedIn()
      const server = createAssistantServer(callerOf(request), callsAs(api, token, request))
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
      await server.connect(transport)
      try {
        return await pass(
          await transport.handleRequest(messageOf(request), { parsedBody: request.body }),
          reply,
        )
      } finally {
        await server.close()
      }
    },
  })

  // There is no stream to open and no session to end; the protocol wants this answer to both.
  api.route({
    method: ['GET', 'DELETE'],
    url: mcp.path,
    config: { access: 'public' },
    schema: { hide: true },
    handler: (_request, reply) => reply.code(405).header('allow', mcp.method).send(),
  })
}

/** Assistants send no origin. A page of another site, which a browser would let in by a trick, sends its own. */
const requireOwnPage = ({ headers }: FastifyRequest, origin: string): void => {
  if (headers.origin !== undefined && headers.origin !== origin) throw forbidden()
}

const messageOf = ({ headers }: FastifyRequest): Request => {
  const version = headers['mcp-protocol-version']
  return new Request('http://localhost/', {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(typeof version === 'string' ? { 'mcp-protocol-version': version } : {}),
    },
  })
}

/** A notification is answered without a body. */
const pass = async (response: Response, reply: FastifyReply): Promise<unknown> => {
  reply.code(response.status)
  const text = await response.text()
  return text === '' ? reply.send() : (JSON.parse(text) as unknown)
}
