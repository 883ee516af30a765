import type { StandInDefinition } from '../standIn.ts'
import { createTangoStandIn, tangoSandboxSettings } from './tangoPlugin.ts'

/** Tango Card in the sandbox: a catalog of brands that do not exist, and orders that complete at once. */
export const tangoStandIn: StandInDefinition = {
  vendor: 'tango',
  settings: tangoSandboxSettings,
  create: createTangoStandIn,
}
