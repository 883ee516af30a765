import type { StandInDefinition } from '../standIn.ts'
import { createPrintfulStandIn } from './createPrintfulStandIn.ts'

const settings = { apiKey: 'sandbox-printful-token' } as const

/** Printful in the sandbox, with the swag of the demo company. */
export const printfulStandIn: StandInDefinition = {
  vendor: 'printful',
  settings,
  create: ({ url, clock, memory, sendWebhook }) =>
    createPrintfulStandIn({ ...settings, url, clock, memory, sendWebhook }),
}
