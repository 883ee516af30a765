import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { uuidOf } from '../companyUuid.ts'
import { isOpenAddress } from '../isOpenAddress.ts'
import { sandboxApp } from '../oauth/sandboxApp.ts'
import type { SourceStandInSurroundings } from '../sourceStandIn.ts'

const SystemAccess = z.object({
  client_id: z.literal(sandboxApp.clientId),
  client_secret: z.literal(sandboxApp.clientSecret),
  grant_type: z.literal('system_access'),
})
const NewSubscription = z.object({
  url: z.string().refine(isOpenAddress),
  subscription_types: z.array(z.enum(['Company', 'Employee'])).min(1),
})
const Verification = z.object({ verification_token: z.string() })

type Subscription = z.infer<typeof NewSubscription> & {
  readonly uuid: string
  readonly token: string
  status: 'pending' | 'verified'
}

const accessPrefix = 'gusto-system-'

/** A token of the registration itself; undefined for another request. */
export const systemAccess = (body: unknown): object | undefined =>
  SystemAccess.safeParse(body).success
    ? {
        access_token: `${accessPrefix}${randomBytes(8).toString('hex')}`,
        token_type: 'Bearer',
        expires_in: 7_200,
        scope: 'webhook_subscriptions:read webhook_subscriptions:write',
      }
    : undefined

/** The subscriptions of the registration: proven by a token that is sent to the address, and then sent to. */
export const serveSubscriptions = (
  fastify: FastifyInstance,
  {
    company,
    clock,
    send,
    companyId,
  }: Pick<SourceStandInSurroundings, 'company' | 'clock' | 'send'> & {
    readonly companyId: string
  },
): void => {
  const subscriptions = new Map<string, Subscription>()
  const answerOf = ({ uuid, url, subscription_types, status }: Subscription) => ({
    uuid,
    url,
    subscription_types,
    status,
  })
  const place = '/v1/webhook_subscriptions'

  fastify.register(async api => {
    api.addHook('preHandler', async (request, reply) => {
      if (!(request.headers.authorization ?? '').startsWith(`Bearer ${accessPrefix}`))
        return reply.code(401).send({ errors: [{ error_key: 'base', category: 'invalid_token' }] })
      return undefined
    })
    api.get(place, async () => [...subscriptions.values()].map(answerOf))
    api.post(place, async (request, reply) => {
      const asked = NewSubscription.safeParse(request.body)
      if (!asked.success)
        return reply.code(422).send({ errors: [{ error_key: 'url', category: 'invalid_attribute_value' }] })
      const token = randomBytes(24).toString('hex')
      const made: Subscription = { ...asked.data, uuid: randomUUID(), token, status: 'pending' }
      subscriptions.set(made.uuid, made)
      send(made.url, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ verification_token: token, webhook_subscription_uuid: made.uuid }),
      })
      return reply.code(201).send(answerOf(made))
    })
    api.put<{ Params: { uuid: string } }>(`${place}/:uuid/verify`, async (request, reply) => {
      const known = subscriptions.get(request.params.uuid)
      if (!known) return reply.code(404).send({ errors: [{ error_key: 'base', category: 'not_found' }] })
      if (Verification.safeParse(request.body).data?.verification_token !== known.token)
        return reply.code(422).send({ errors: [{ error_key: 'verification_token', category: 'invalid' }] })
      known.status = 'verified'
      return answerOf(known)
    })
    api.delete<{ Params: { uuid: string } }>(`${place}/:uuid`, async (request, reply) =>
      subscriptions.delete(request.params.uuid)
        ? reply.code(204).send()
        : reply.code(404).send({ errors: [{ error_key: 'base', category: 'not_found' }] }),
    )
  })

  company.onChange((person, what) => {
    const event = { changed: 'employee.updated', left: 'employee.terminated', removed: 'employee.deleted' }[
      what
    ]
    for (const { url, token, status } of subscriptions.values()) {
      if (status !== 'verified') continue
      const body = JSON.stringify({
        uuid: randomUUID(),
        event_type: event,
        resource_type: 'Company',
        resource_uuid: companyId,
        entity_type: 'Employee',
        entity_uuid: uuidOf(person.id),
        timestamp: Math.floor(Date.parse(clock()) / 1_000),
      })
      const signature = createHmac('sha256', token).update(body).digest('hex')
      send(url, { headers: { 'content-type': 'application/json', 'x-gusto-signature': signature }, body })
    }
  })
}
