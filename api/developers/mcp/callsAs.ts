import { type Client, createClient } from '@laurel/contract/wire/client.ts'
import { createClientSession } from '@laurel/contract/wire/session.ts'
import type { FastifyRequest, InjectOptions } from 'fastify'
import type { Api } from '../../http/serving/api.ts'
import { callInside } from '../../http/serving/insideCalls.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Makes calls with the token of a request, inside of the process. They pass the whole way of a call: limits, scopes,
 * validation and the security log.
 */
export const callsAs = (api: Api, token: string, { ip, headers }: FastifyRequest): Client => {
  const fetchInside: typeof fetch = async (input, init) => {
    const request: InjectOptions = {
      method: methods.find(method => method === init?.method) ?? 'GET',
      url: input instanceof Request ? input.url : input.toString(),
      remoteAddress: ip,
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        ...(headers['user-agent'] === undefined ? {} : { 'user-agent': headers['user-agent'] }),
      },
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
    }
    const { statusCode: status, payload } = await callInside(async () => api.inject(request))
    return new Response(payload, { status })
  }
  // A call that is refused is refused: the token belongs to the assistant, which renews it.
  const session = { ...createClientSession(token), isSignedIn: () => false }
  return createClient({ session, fetch: fetchInside })
}
