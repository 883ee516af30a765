import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * The folder with the published contracts of partners: JSON Schema and OpenAPI documents, which are not part of Laurel.
 * Undefined where `LAUREL_CONTRACTS` names none; checks against contracts are skipped then.
 */
export const contractFolder = (environment: NodeJS.ProcessEnv = process.env): string | undefined => {
  const folder = environment.LAUREL_CONTRACTS
  if (folder === undefined || folder === '') return undefined
  if (!existsSync(folder)) throw new Error(`LAUREL_CONTRACTS names ${folder}, which does not exist.`)
  return folder
}

/** Why a spec that needs a contract is skipped. */
export const contractsMissing = 'LAUREL_CONTRACTS names no folder with the contracts of partners'

const Document = z.record(z.string(), z.unknown())
export type ContractDocument = z.infer<typeof Document>

/** Reads `paypal/payments_payouts_batch_v1.json` and alike. */
export const readContract = (folder: string, file: string): ContractDocument =>
  Document.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
