import type { StandInDefinition } from '../standIn.ts'
import { createPledgeStandIn } from './createPledgeStandIn.ts'

const settings = {
  apiKey: 'pledge-sandbox-key',
  donorName: 'Juniper Labs',
  donorEmail: 'giving@juniper.example',
} as const

/** Pledge in the sandbox. Donations wait until the control moves them. */
export const pledgeStandIn: StandInDefinition = {
  vendor: 'pledge',
  settings,
  create: ({ clock, memory, sendWebhook }) =>
    createPledgeStandIn({ apiKey: settings.apiKey, clock, memory, sendWebhook }),
}
