import type { StandInDefinition, StandInSurroundings } from '../standIn.ts'
import { createSendosoStandIn } from './createSendosoStandIn.ts'

export const sendosoSandboxSettings = {
  clientId: 'sandbox-sendoso-client',
  clientSecret: 'sandbox-sendoso-secret',
  refreshToken: 'sandbox-sendoso-refresh',
  webhookSecret: `whsec_${Buffer.from('sandbox-sendoso-webhook').toString('base64')}`,
  countries: 'US, CA, DE',
} as const

const create = (surroundings: StandInSurroundings) =>
  createSendosoStandIn({ ...surroundings, credentials: sendosoSandboxSettings })

/** Sendoso in the sandbox of Laurel. */
export const sendosoStandIn: StandInDefinition = {
  vendor: 'sendoso',
  settings: sendosoSandboxSettings,
  create,
}

/** The sandbox that Sendoso itself has, in the sandbox of Laurel. */
export const sendosoSandboxStandIn: StandInDefinition = {
  vendor: 'sendosoSandbox',
  settings: sendosoSandboxSettings,
  create,
}
