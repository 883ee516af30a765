import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { CompanyChange } from '../company.ts'
import { isOpenAddress } from '../isOpenAddress.ts'
import type { SourceStandInSurroundings } from '../sourceStandIn.ts'

const employeeEvents = ['employee.created', 'employee.updated', 'employee.deleted'] as const
const NewWebhook = z
  .object({
    name: z.string(),
    url: z.string(),
    format: z.enum(['json', 'form-encoded']),
    events: z.array(z.enum(employeeEvents)).min(1),
    monitorFields: z.array(z.string()).default([]),
  })
  .refine(({ events, monitorFields }) => !events.includes('employee.updated') || monitorFields.length > 0)
  .refine(({ url }) => isOpenAddress(url))
type Webhook = z.infer<typeof NewWebhook> & {
  readonly id: string
  readonly created: string
  readonly privateKey: string
  lastSent: string | null
}

/** Fields that webhooks watch; BambooHR has more. Some have no alias. */
const monitored = [
  ['1', 'First name', 'firstName'],
  ['2', 'Last name', 'lastName'],
  ['4', 'Status', 'status'],
  ['6', 'Birth date', 'dateOfBirth'],
  ['3', 'Hire date', 'hireDate'],
  ['4313', 'Department', 'department'],
  ['4312', 'Job title', 'jobTitle'],
  ['18', 'Location', 'location'],
  ['91', 'Reports to', 'supervisor'],
  ['4175', 'Accrual level start date', null],
] as const

const eventOf: Readonly<Record<CompanyChange, (typeof employeeEvents)[number]>> = {
  changed: 'employee.updated',
  left: 'employee.updated',
  removed: 'employee.deleted',
}

/** The webhooks of a company: registered over HTTP, and sent with thin events when a person changes. */
export const serveWebhooks = (
  api: FastifyInstance,
  { company, clock, send }: Pick<SourceStandInSurroundings, 'company' | 'clock' | 'send'>,
): void => {
  const webhooks = new Map<string, Webhook>()
  const moment = () => clock().slice(0, 19).replace('T', ' ')

  api.get('/webhooks', async () => ({
    webhooks: [...webhooks.values()].map(({ id, name, created, lastSent, url }) => ({
      id,
      name,
      created,
      lastSent,
      url,
    })),
  }))
  api.get('/webhooks/monitor_fields', async () => ({
    fields: monitored.map(([id, name, alias]) => ({ id, name, alias })),
  }))
  api.post('/webhooks', async (request, reply) => {
    const asked = NewWebhook.safeParse(request.body)
    if (!asked.success) return reply.code(400).send({ errors: { error: 'The webhook is not valid.' } })
    const webhook: Webhook = {
      ...asked.data,
      id: String(randomBytes(4).readUInt32BE()),
      created: moment(),
      lastSent: null,
      privateKey: randomBytes(16).toString('hex'),
    }
    webhooks.set(webhook.id, webhook)
    return reply.code(201).send({ ...webhook, postFields: {}, includeCompanyDomain: false })
  })
  api.delete<{ Params: { id: string } }>('/webhooks/:id', async (request, reply) => {
    const { id } = request.params
    if (!webhooks.delete(id))
      return reply.code(404).send({ errors: [{ error: `No webhook was found with ID: ${id}.` }] })
    return reply.type('text/plain').send('Web hook has been deleted.')
  })

  company.onChange((person, what) => {
    for (const webhook of webhooks.values()) {
      const type = eventOf[what]
      if (!webhook.events.includes(type)) continue
      webhook.lastSent = moment()
      const timestamp = String(Math.floor(Date.parse(clock()) / 1_000))
      const data = { companyId: '1', employeeId: person.id, changedFields: webhook.monitorFields.slice(0, 1) }
      const body = JSON.stringify({ type, timestamp: clock(), data })
      send(webhook.url, {
        headers: {
          'content-type': 'application/json',
          'x-bamboohr-timestamp': timestamp,
          'x-bamboohr-signature': createHmac('sha256', webhook.privateKey)
            .update(body + timestamp)
            .digest('hex'),
        },
        body,
      })
    }
  })
}
