import { randomBytes } from 'node:crypto'
import type { RefusalCode, ReportedStatus } from '@laurel/api/rewards/vendors/port.ts'
import { standardWebhookHeaders } from '@laurel/api/rewards/vendors/standardWebhooks.ts'
import type { VendorFault } from '@laurel/api/rewards/vendors/suite/vendorFault.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { NotPossible } from '../../people/actor.ts'
import { readFormBodies } from '../../sources/oauth/formBodies.ts'
import { serveGrantPage } from '../../sources/oauth/serveGrantPage.ts'
import { isPicture, servePictures } from '../pictureRoute.ts'
import type { StandInControl, StandInMemory, StandInMessage } from '../standIn.ts'
import { serveMarketplace } from './sendosoMarketplace.ts'
import { isSold } from './sendosoProducts.ts'

export type SendosoStandInOptions = {
  readonly url: () => string
  readonly clock: () => Instant
  readonly memory: StandInMemory
  readonly credentials: {
    readonly clientId: string
    readonly clientSecret: string
    /** The first refresh token. */
    readonly refreshToken: string
    readonly webhookSecret: string
  }
  readonly sendWebhook?: (message: StandInMessage) => Promise<unknown>
}

const NewSend = z.object({
  variant_ids: z.array(z.string()).min(1),
  recipient_email: z.email(),
  recipient_first_name: z.string().min(1),
  recipient_last_name: z.string().min(1),
  message: z.string().optional(),
})

const Send = z.object({
  gid: z.string(),
  request: NewSend,
  createdAt: z.string(),
  updates: z.array(z.object({ status: z.string(), occurred_at: z.string() })),
})
type Send = z.infer<typeof Send>

const Kept = z.object({ generation: z.int(), sends: z.array(Send) })

const statusOf = {
  pending: 'Order Received',
  processing: 'Fulfilling',
  complete: 'Delivered',
  cancelled: 'Canceled',
  returned: 'Refunded',
} as const satisfies Record<ReportedStatus, string>

const refusals: Readonly<Partial<Record<RefusalCode, string>>> = {
  OUT_OF_STOCK: 'Product is out of stock',
  INSUFFICIENT_FUNDS: 'Insufficient funds',
  INVALID_DESTINATION: 'recipient email is invalid',
  NOT_AVAILABLE: 'Product variant not found',
}

/** A Sendoso with one account: its HTTP and its control. It sends again what it is asked for again. */
export const createSendosoStandIn = (options: SendosoStandInOptions) => {
  const { url, clock, memory, credentials, sendWebhook } = options
  const kept = Kept.catch({ generation: 0, sends: [] }).parse(memory.read())
  const { sends } = kept
  let { generation } = kept
  let endedAccesses = 0
  const faults: VendorFault[] = []
  let losesWebhook = false
  /** Codes that were not exchanged yet. */
  const codes = new Set<string>()
  const save = () => memory.write({ generation, sends })

  const refreshToken = () =>
    generation === 0 ? credentials.refreshToken : `${credentials.refreshToken}-${generation}`
  const accessToken = () => `sandbox-sendoso-access-${generation}-${endedAccesses}`
  const isUnder = (handle: string) => (send: Send) => send.request.message?.includes(handle) === true
  const known = (handle: string): Send => {
    const send = sends.find(isUnder(handle))
    if (!send) throw new NotPossible(`Sendoso has no send with the reference ${handle}.`)
    return send
  }
  const currentOf = ({ updates }: Send): string => updates.at(-1)?.status ?? statusOf.pending
  const webhookAbout = (send: Send): StandInMessage => {
    const at = clock()
    const body = JSON.stringify({ send_gid: send.gid, status_changed_at: at })
    const id = `msg_${send.gid}_${send.updates.length}`
    const signed = standardWebhookHeaders({ id, body, at }, credentials.webhookSecret)
    return { headers: { 'content-type': 'application/json', ...signed }, body }
  }
  const setStatus = async (handle: string, status: string): Promise<void> => {
    const send = known(handle)
    send.updates.push({ status, occurred_at: clock() })
    save()
    await notify(handle)
  }
  const notify = async (handle: string): Promise<void> => {
    if (!losesWebhook) await sendWebhook?.(webhookAbout(known(handle)))
    losesWebhook = false
  }

  const control = {
    plan: (fault: VendorFault): void => void faults.push(fault),
    move: (handle: string, status: ReportedStatus) => setStatus(handle, statusOf[status]),
    loseWebhook: (): void => {
      losesWebhook = true
    },
    orders: () =>
      sends.map(send => ({
        handle: /lr[0-9a-f]{30}/.exec(send.request.message ?? '')?.[0] ?? '',
        vendorOrderId: send.gid,
        status: currentOf(send),
      })),
    setStatus,
    setUnknownStatus: (handle: string) => setStatus(handle, 'Inspected By Customs'),
    notify,
    /** The access token works no longer; the refresh token does. */
    endAccess: (): void => {
      endedAccesses += 1
    },
  } satisfies StandInControl

  const plugin: FastifyPluginAsync = async fastify => {
    servePictures(fastify, new URL('./pictures/', import.meta.url))
    readFormBodies(fastify)
    fastify.addHook('preHandler', async (request, reply) => {
      if (isPicture(request.url) || request.url.includes('/oauth/')) return
      if (request.headers.authorization === `Bearer ${accessToken()}`) return
      return reply.code(401).send({ success: false, message: 'Unauthorized' })
    })
    serveGrantPage(fastify, {
      path: '/oauth/authorize',
      title: 'Sendoso',
      asks: 'to send gifts from your account',
      clientId: credentials.clientId,
      code: () => {
        const code = `sandbox-sendoso-code-${randomBytes(12).toString('hex')}`
        codes.add(code)
        return code
      },
    })
    fastify.post('/oauth/token', async (request, reply) => {
      const { clientId: client_id, clientSecret: client_secret } = credentials
      const given = z.record(z.string(), z.string()).parse(request.body)
      const isCode = given.grant_type === 'authorization_code'
      const expected = {
        ...(isCode ? {} : { grant_type: 'refresh_token', refresh_token: refreshToken() }),
        client_id,
        client_secret,
      }
      if (isCode && !codes.delete(given.code ?? '')) return reply.code(401).send({ error: 'invalid_grant' })
      if (Object.entries(expected).some(([name, value]) => given[name] !== value))
        return reply.code(401).send({ error: 'invalid_grant' })
      generation += 1
      save()
      return {
        access_token: accessToken(),
        token_type: 'Bearer',
        expires_in: 7200,
        refresh_token: refreshToken(),
        scope: 'marketplace',
      }
    })
    fastify.get('/api/v3/me', async () => ({ id: 1, email: 'rewards@juniper.example', balance: '2500.00' }))
    serveMarketplace(fastify, url)
    fastify.post('/api/v3/marketplace/products/send', async (request, reply) => {
      const fault = faults.shift()
      if (fault?.kind === 'loseCall') return lost(reply)
      const read = NewSend.safeParse(request.body)
      if (!read.success) return refuse(reply, 400, z.prettifyError(read.error))
      if (fault?.kind === 'refuse') return refuse(reply, 400, refusals[fault.code] ?? 'Not permitted')
      const [variantId = ''] = read.data.variant_ids
      if (!isSold(variantId)) return refuse(reply, 404, 'Product variant not found')
      const gid = Buffer.from(`gid://sendoso/Send/${sends.length + 1}`).toString('base64url')
      sends.push({ gid, request: read.data, createdAt: clock(), updates: [] })
      save()
      if (fault?.kind === 'hang') return reply.hijack()
      return fault?.kind === 'loseAnswer'
        ? lost(reply)
        : { products: [{ variant_id: variantId }], send: { id: gid } }
    })
    fastify.get('/api/v3/send', async request => {
      const { page, per_page } = z
        .object({ page: z.coerce.number().int().min(1), per_page: z.coerce.number().int().min(1).max(100) })
        .parse(request.query)
      const first = (page - 1) * per_page
      const rows = sends.map((send, index) => ({
        id: index + 1,
        send_gid: send.gid,
        type: 'Marketplace',
        subtype: 'Gift',
        currency: 'USD',
        current_total_cost: '0.0',
        status: currentOf(send),
        created_at: send.createdAt,
        touch: null,
        recipient: { name: send.request.recipient_first_name, email: send.request.recipient_email },
        sent_via: 'API',
        status_updates: send.updates,
      }))
      const newestFirst = rows.toReversed().slice(first, first + per_page)
      return { current_page: page, per_page, total_count: sends.length, sends: newestFirst }
    })
  }
  return { plugin, control }
}

const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ success: false, message })

const lost = (reply: FastifyReply) => refuse(reply, 500, 'Internal server error')
