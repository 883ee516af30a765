import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { wakeJobsOf } from '../../../delivery/revive.ts'
import type { ConnectionTest } from '../../../partners/surroundings.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { placeOrderJob, watchOrderJob } from '../../orders/orderJobs.ts'
import type { RewardVendors } from '../openRewardVendors.ts'
import type { RegisteredVendor } from '../registeredVendor.ts'
import { deleteConnection, readConnections, saveConnection } from './connectionRows.ts'
import { storedSettings } from './listVendors.ts'

/**
 * Settings as an administrator typed them or a grant gave them: an empty text or a missing one leaves the stored setting as
 * it is, and null removes it.
 */
export type TypedSettings = Readonly<Record<string, string | null | undefined>>

type Subject = { readonly teamId: TeamId; readonly name: VendorName; readonly typed: TypedSettings }

export type SettingProblem = { readonly field: string; readonly message: string }

export type UnknownVendor = { readonly kind: 'unknown' }
export type InvalidSettings = { readonly kind: 'invalid'; readonly problems: readonly SettingProblem[] }

/** Connects a team to a vendor or changes its settings. Orders that wait for the vendor go on. */
export const connectVendor = async (
  vendors: RewardVendors,
  { teamId, name, typed }: Subject,
  now: Instant,
): Promise<{ readonly kind: 'connected' } | UnknownVendor | InvalidSettings> => {
  const merged = await mergedSettings(vendors, { teamId, name, typed })
  if (merged.kind !== 'merged') return merged
  await saveConnection(vendors.store, { teamId, vendor: name, settings: merged.settings }, now)
  await wakeJobsOf(vendors.store.database, teamId, [placeOrderJob.name, watchOrderJob.name], now)
  return { kind: 'connected' }
}

/** Calls the vendor with the settings as they would be stored, and stores nothing. */
export const testVendor = async (
  vendors: RewardVendors,
  subject: Subject,
  signal: AbortSignal,
): Promise<ConnectionTest | UnknownVendor | InvalidSettings> => {
  const merged = await mergedSettings(vendors, subject)
  if (merged.kind !== 'merged') return merged
  const { connections } = vendors
  // Of an unchanged connection the test counts for its health.
  const stored = merged.isChanged ? null : await connections.vendorNamed(subject.teamId, subject.name)
  const client = stored?.client ?? connections.trialOf(merged.vendor, merged.settings)
  try {
    return await client.testConnection(signal)
  } catch (error) {
    if (error instanceof VendorUncertain) return { kind: 'failed', problem: error.message }
    throw error
  }
}

/** Deletes the settings of a connection. */
export const disconnectVendor = async (
  vendors: RewardVendors,
  teamId: TeamId,
  name: VendorName,
): Promise<{ readonly kind: 'disconnected' } | UnknownVendor> => {
  if (!vendors.registry.some(vendor => vendor.name === name)) return { kind: 'unknown' }
  await deleteConnection(vendors.store, { teamId, vendor: name })
  return { kind: 'disconnected' }
}

type Merged = {
  readonly kind: 'merged'
  readonly vendor: RegisteredVendor
  readonly settings: unknown
  readonly isChanged: boolean
}

const mergedSettings = async (
  { registry, store }: RewardVendors,
  { teamId, name, typed }: Subject,
): Promise<Merged | UnknownVendor | InvalidSettings> => {
  const vendor = registry.find(each => each.name === name)
  if (!vendor) return { kind: 'unknown' }
  const row = (await readConnections(store, teamId)).find(each => each.vendor === name)
  const stored = row ? storedSettings(store, row) : {}
  const kept = Object.entries(stored).filter(([field]) => typed[field] !== null)
  const entered = Object.entries(typed).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const parsed = vendor.settings.safeParse(Object.fromEntries([...kept, ...entered]))
  if (parsed.success)
    return {
      kind: 'merged',
      vendor,
      settings: parsed.data,
      isChanged: entered.some(([field, value]) => stored[field] !== value),
    }
  return {
    kind: 'invalid',
    problems: parsed.error.issues.map(({ path, message }) => ({
      field: path.map(String).join('.'),
      message,
    })),
  }
}
