import { randomUUID } from 'node:crypto'
import type { VendorFault } from '@laurel/api/rewards/vendors/suite/vendorFault.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  batchAnswer,
  createdAnswer,
  duplicateAnswer,
  errorAnswer,
  handleOf,
  itemAnswer,
  NewBatch,
  newPayout,
  type Payout,
} from './payouts.ts'
import type { PayPalState } from './payPalState.ts'
import { refusalAnswer } from './refusals.ts'

const tokenSeconds = 32_400
const scope =
  'https://uri.paypal.com/payments/payouts https://uri.paypal.com/services/applications/webhooks openid'

/** PayPal's HTTP. Bodies are read as text, because signatures cover their bytes. */
export const payPalPlugin =
  (state: PayPalState): FastifyPluginAsync =>
  async fastify => {
    const { options, payouts, tokens } = state
    fastify.removeAllContentTypeParsers()
    fastify.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    const isSignedIn = ({ headers }: FastifyRequest): boolean =>
      tokens.has(headers.authorization?.replace(/^Bearer /, '') ?? '')
    fastify.addHook('preHandler', async (request, reply) => {
      if (request.url.includes('/oauth2/token') || isSignedIn(request)) return
      return reply
        .code(401)
        .send(
          errorAnswer(
            'AUTHENTICATION_FAILURE',
            'Authentication failed due to missing authorization header, or invalid authentication credentials.',
          ),
        )
    })

    fastify.post('/v1/oauth2/token', async (request, reply) => {
      const wanted = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64')
      const form = new URLSearchParams(textOf(request))
      if (request.headers.authorization !== `Basic ${wanted}`)
        return reply
          .code(401)
          .send({ error: 'invalid_client', error_description: 'Client Authentication failed' })
      if (form.get('grant_type') !== 'client_credentials')
        return reply.code(400).send({ error: 'unsupported_grant_type', error_description: 'No such grant.' })
      const token = `A21AA${randomUUID().replaceAll('-', '')}`
      tokens.add(token)
      return {
        scope,
        access_token: token,
        token_type: 'Bearer',
        app_id: 'APP-SANDBOX',
        expires_in: tokenSeconds,
      }
    })

    fastify.post('/v1/payments/payouts', async (request, reply) => {
      const read = NewBatch.safeParse(jsonOf(textOf(request)))
      if (!read.success) return reply.code(400).send(invalid(read.error))
      const handle = read.data.sender_batch_header.sender_batch_id
      const before = payouts.find(payout => handleOf(payout) === handle)
      const fault = state.faults.shift()
      if (fault?.kind === 'loseCall') return lost(reply)
      if (before) return reply.code(400).send(duplicateAnswer(before))
      if (fault?.kind === 'refuse')
        return reply.code(fault.code === 'INSUFFICIENT_FUNDS' ? 422 : 400).send(refusalAnswer(fault.code))
      const problem = venmoProblem(read.data)
      if (problem) return reply.code(400).send(problem)
      const payout = newPayout(read.data, Date.parse(options.clock()))
      state.add(payout)
      return withFault(fault, reply, createdAnswer(payout))
    })

    const found = (request: FastifyRequest, isIt: (payout: Payout, id: string) => boolean) => {
      const { id } = z.object({ id: z.string() }).parse(request.params)
      const payout = payouts.find(each => isIt(each, id))
      if (payout) arrive(state, payout)
      return payout
    }

    fastify.get('/v1/payments/payouts/:id', async (request, reply) => {
      const payout = found(request, ({ batchId }, id) => batchId === id)
      return payout ? batchAnswer(payout) : notFound(reply)
    })
    fastify.get('/v1/payments/payouts-item/:id', async (request, reply) => {
      const payout = found(request, ({ itemId }, id) => itemId === id)
      return payout ? itemAnswer(payout) : notFound(reply)
    })
    fastify.post('/v1/payments/payouts-item/:id/cancel', async (request, reply) => {
      const payout = found(request, ({ itemId }, id) => itemId === id)
      if (!payout) return notFound(reply)
      if (payout.status !== 'UNCLAIMED')
        return reply
          .code(400)
          .send(errorAnswer('ITEM_NOT_CANCELLABLE', 'Only payouts that are not claimed can be cancelled.'))
      state.change(payout, 'RETURNED')
      return itemAnswer(payout)
    })

    fastify.post('/v1/notifications/verify-webhook-signature', async (request, reply) => {
      const text = textOf(request)
      const read = Verification.safeParse(jsonOf(text))
      const event = /"webhook_event":([\s\S]*)\}$/.exec(text)?.[1]
      if (!read.success || event === undefined)
        return reply.code(400).send(errorAnswer('VALIDATION_ERROR', 'Invalid request - see details.'))
      const { transmission_id, transmission_time, transmission_sig, webhook_id } = read.data
      const isIts =
        webhook_id === options.webhookId &&
        transmission_sig === state.sign(event, transmission_id, transmission_time)
      return { verification_status: isIts ? 'SUCCESS' : 'FAILURE' }
    })
  }

const Verification = z.object({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.looseObject({}),
})

/** Accounts of Venmo are in the United States, and a note is required. */
const venmoProblem = ({ items }: NewBatch) => {
  const isWrong = items.some(
    ({ recipient_wallet: wallet, recipient_type: type, amount, note = '', receiver }) =>
      wallet === 'VENMO' &&
      (type !== 'PHONE' || amount.currency !== 'USD' || note === '' || !/^\+1\d{10}$/.test(receiver)),
  )
  return isWrong ? refusalAnswer('INVALID_DESTINATION') : undefined
}

/** A payout arrives some time after it was made. Receivers with `unclaimed` in their address claim nothing. */
const arrive = ({ options, change }: PayPalState, payout: Payout): void => {
  const { arriveMilliseconds, clock } = options
  if (arriveMilliseconds === undefined || payout.status !== 'PENDING') return
  if (Date.parse(clock()) - payout.createdAt < arriveMilliseconds) return
  change(payout, payout.request.items[0]?.receiver.includes('unclaimed') ? 'UNCLAIMED' : 'SUCCESS')
}

const withFault = (fault: VendorFault | undefined, reply: FastifyReply, answer: unknown) => {
  if (fault?.kind === 'hang') return reply.hijack()
  if (fault?.kind === 'loseAnswer') return lost(reply)
  return reply.code(201).send(answer)
}

const lost = (reply: FastifyReply) =>
  reply.code(500).send(errorAnswer('INTERNAL_SERVER_ERROR', 'An internal server error has occurred.'))

const notFound = (reply: FastifyReply) =>
  reply.code(404).send(errorAnswer('INVALID_RESOURCE_ID', 'Requested resource ID was not found.'))

const invalid = (error: z.ZodError) =>
  errorAnswer(
    'VALIDATION_ERROR',
    'Invalid request - see details.',
    error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), issue: message })),
  )

const textOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '')

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
