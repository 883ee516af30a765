import type { RewardVendor } from '../port.ts'
import { createPrintfulClient } from './printfulClient.ts'
import { printfulGrant } from './printfulGrant.ts'
import { PrintfulSettings } from './settings.ts'

/** Printed items of a company's own store at Printful. */
export const printful: RewardVendor<PrintfulSettings> = {
  name: 'printful',
  title: 'Printful',
  orderKinds: ['integrationItem'],
  capabilities: { isHandleIdempotent: true, isLookUpAuthoritative: true, remembersHandlesForDays: 90 },
  settings: PrintfulSettings,
  grant: printfulGrant,
  create: (settings, surroundings) => createPrintfulClient(settings, surroundings),
}
