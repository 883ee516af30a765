import { createHmac } from 'node:crypto'
import type { EnteredWebhook, SourceStandInSurroundings } from '../sourceStandIn.ts'

/** The webhook that an administrator adds in HiBob: it is tried with a ping, and sent when a person changes. */
export const createWebhook = ({
  company,
  clock,
  send,
}: Pick<SourceStandInSurroundings, 'company' | 'clock' | 'send'>) => {
  let webhook: EnteredWebhook | undefined
  const sendBody = (message: object): void => {
    if (!webhook) return
    const body = JSON.stringify({ version: 'v2', companyId: '1', triggeredAt: clock(), ...message })
    const signature = createHmac('sha512', webhook.secret).update(body).digest('base64')
    send(webhook.url, { headers: { 'content-type': 'application/json', 'bob-signature': signature }, body })
  }
  company.onChange((person, what) =>
    sendBody({
      type: { changed: 'employee.updated', left: 'employee.left', removed: 'employee.deleted' }[what],
      triggeredBy: 'hr',
      data: { employeeId: person.id, fieldUpdates: [] },
    }),
  )
  return (entered: EnteredWebhook): void => {
    webhook = entered
    sendBody({ type: 'ping', data: {} })
  }
}
