import { z } from 'zod'
import { readJson } from '../../../partners/calls.ts'
import { isHmac } from '../../../partners/isHmac.ts'
import type { GrantedCalls } from '../grantedCalls.ts'
import { SourceRefused } from '../sourceTrouble.ts'
import type { ConnectionSubscription, SourceWebhooks } from '../webhooks/port.ts'
import { readMessage, sentAtOf } from '../webhooks/readMessage.ts'
import { type BambooHrSettings, bambooHrTitle } from './settings.ts'

const employeeEvents = ['employee.created', 'employee.updated', 'employee.deleted'] as const

const Message = z.object({
  type: z.enum(employeeEvents),
  data: z.object({ employeeId: z.union([z.string(), z.number()]).transform(String) }),
})

/** The key of a webhook signs the body, and after it the time. */
export const bambooHrWebhooks: SourceWebhooks<BambooHrSettings> = {
  scope: 'connection',
  isSigned: ({ body, headers }, secret) =>
    isHmac(headers['x-bamboohr-signature'], [body, headers['x-bamboohr-timestamp'] ?? ''], {
      algorithm: 'sha256',
      secret,
      encoding: 'hex',
    }),
  readHint: message => {
    const read = readMessage(message, Message)
    return (
      read && {
        account: null,
        externalIds: [read.data.employeeId],
        sentAt: sentAtOf(message.headers['x-bamboohr-timestamp']),
      }
    )
  },
}

const Listed = z.object({ webhooks: z.array(z.object({ id: z.string(), url: z.string() })) })
const Monitored = z.object({ fields: z.array(z.object({ alias: z.string().nullish() })) })
const Created = z.object({ id: z.string().min(1), privateKey: z.string().min(1) })

/** What a sync reads, by the names that webhooks have for it. */
const wanted: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'workEmail',
  'dateOfBirth',
  'birthday',
  'hireDate',
  'terminationDate',
  'status',
  'employmentStatus',
  'employmentHistoryStatus',
  'jobTitle',
  'department',
  'division',
  'location',
  'supervisor',
  'supervisorId',
  'supervisorEId',
  'reportsTo',
])

export const bambooHrSubscription = (call: GrantedCalls, api: string): ConnectionSubscription => {
  const url = `${api}/webhooks`
  const remove = async (id: string, signal: AbortSignal): Promise<void> => {
    const answer = {
      method: 'DELETE',
      url: `${url}/${encodeURIComponent(id)}`,
      expected: [403, 404],
    } as const
    await call(answer, signal)
  }
  return {
    begin: async (address, signal) => {
      const { webhooks } = readJson(await call({ method: 'GET', url }, signal), Listed)
      // The key of a webhook is said once: one whose answer was lost is made again.
      for (const { id, url: former } of webhooks) if (former === address) await remove(id, signal)
      const fields = await call({ method: 'GET', url: `${url}/monitor_fields` }, signal)
      const monitorFields = readJson(fields, Monitored).fields.flatMap(({ alias }) =>
        wanted.has(alias ?? '') ? [alias] : [],
      )
      const answer = await call(
        {
          method: 'POST',
          url,
          json: { name: 'Laurel', url: address, format: 'json', events: employeeEvents, monitorFields },
          expected: [400],
        },
        signal,
      )
      if (answer.status === 400) throw new SourceRefused(`${bambooHrTitle} does not take the address (400).`)
      const { id, privateKey } = readJson(answer, Created)
      return { externalId: id, secret: privateKey }
    },
    end: remove,
  }
}
