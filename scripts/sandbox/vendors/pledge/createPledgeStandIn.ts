import { createHmac } from 'node:crypto'
import type { VendorFault } from '@laurel/api/rewards/vendors/suite/vendorFault.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { StandIn, StandInMemory, StandInMessage } from '../standIn.ts'
import { createDonations, type Donation, statusOf } from './donations.ts'

export type PledgeStandInOptions = {
  readonly apiKey: string
  readonly clock: () => Instant
  readonly memory: StandInMemory
  /** Left out, messages go nowhere. */
  readonly sendWebhook?: (message: StandInMessage) => Promise<number | undefined>
}

const DonationBody = z.object({
  email: z.email(),
  first_name: z.string().min(1),
  last_name: z.string().min(1),
  organization_id: z.string().min(1),
  amount: z.string().regex(/^\d+\.\d{2}$/),
  metadata: z.string().max(500),
})
const Paged = z.object({
  page: z.coerce.number().int().min(1).default(1),
  per: z.coerce.number().int().min(1).max(100).default(25),
  ngo_id: z.string().optional(),
})

/** The id of the organization with an EIN. The stand-in knows every EIN except those that begin with 00. */
const organizationOf = (ein: string): string => `org-${ein}`
const isKnown = (organization: string): boolean => /^org-(?!00)\d{9}$/.test(organization)

/** A stand-in for Pledge's API under `/v1`. */
export const createPledgeStandIn = ({ apiKey, clock, memory, sendWebhook }: PledgeStandInOptions) => {
  const donations = createDonations(memory)
  const faults: VendorFault[] = []
  let isWebhookLost = false

  const plugin: FastifyPluginAsync = async fastify => {
    fastify.addHook('onRequest', async (request, reply) => {
      if (request.url.includes('/_control/')) return
      if (request.headers.authorization !== `Bearer ${apiKey}`)
        await reply.code(401).send({ message: 'Unauthorized' })
    })
    fastify.get('/v1/organizations', request => {
      const { page, per, ngo_id: ein } = Paged.parse(request.query)
      const results =
        ein === undefined || !isKnown(organizationOf(ein))
          ? []
          : [{ id: organizationOf(ein), name: `Organization ${ein}`, ngo_id: ein, country: 'US' }]
      return { page, per, total_count: results.length, results }
    })
    fastify.get('/v1/donations', request => {
      const { page, per } = Paged.parse(request.query)
      const all = donations.all()
      return { page, per, total_count: all.length, results: all.slice((page - 1) * per, page * per) }
    })
    fastify.get<{ Params: { id: string } }>('/v1/donations/:id', (request, reply) => {
      const donation = donations.byId(request.params.id)
      return donation ?? reply.code(404).send({ message: 'Not found' })
    })
    fastify.post('/v1/donations', (request, reply) => {
      const fault = faults.shift()
      if (fault?.kind === 'loseCall') return failed(reply)
      if (fault?.kind === 'refuse') return refused(reply, fault.code)
      const body = DonationBody.safeParse(request.body)
      if (!body.success) return reply.code(422).send({ message: 'The donation is malformed.' })
      const { organization_id, amount, metadata } = body.data
      if (!isKnown(organization_id)) return refused(reply, 'NOT_AVAILABLE')
      const donation = donations.add({
        organization_id,
        organization_name: `Organization ${organization_id}`,
        amount,
        metadata,
        status: statusOf.pending,
        created_at: clock(),
      })
      if (fault?.kind === 'loseAnswer') return failed(reply)
      if (fault?.kind === 'hang') return reply.hijack()
      return reply.code(201).send(donation)
    })
  }

  /** A message about a donation, signed as Pledge signs it. */
  const messageAbout = (donation: Donation): StandInMessage => {
    const body = JSON.stringify({ event: 'donation.updated', data: donation })
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'pledge-signature': createHmac('sha256', apiKey).update(body).digest('base64'),
      },
    }
  }
  const notify = async (handle: string): Promise<void> => {
    if (!isWebhookLost) await sendWebhook?.(messageAbout(donations.byHandle(handle)))
    isWebhookLost = false
  }
  const control = {
    plan: (fault: VendorFault): void => void faults.push(fault),
    move: async (handle: string, status: keyof typeof statusOf): Promise<void> => {
      donations.setStatus(handle, statusOf[status])
      await notify(handle)
    },
    loseWebhook: (): void => {
      isWebhookLost = true
    },
    orders: () =>
      donations.all().map(({ id, metadata, status }) => ({ handle: metadata, vendorOrderId: id, status })),
    setUnknownStatus: (handle: string): void => void donations.setStatus(handle, 'pondering'),
    notify,
  }
  return { plugin, control } satisfies StandIn
}

const failed = (reply: FastifyReply): FastifyReply =>
  reply.code(500).send({ message: 'Something went wrong.' })

const refused = (reply: FastifyReply, code: string): FastifyReply => {
  if (code === 'INSUFFICIENT_FUNDS') return reply.code(402).send({ message: 'The account has no funds.' })
  if (code === 'NOT_AVAILABLE') return reply.code(404).send({ message: 'The organization is unknown.' })
  return reply.code(422).send({ message: 'The donation was refused.' })
}
