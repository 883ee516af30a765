import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { type SettingField, settingFieldsOf } from '../../../partners/settingFields.ts'
import type { RewardVendors } from '../openRewardVendors.ts'
import type { RegisteredVendor } from '../registeredVendor.ts'
import { type ConnectionRow, readConnections, settingsIn } from './connectionRows.ts'

export type ListedField = SettingField & {
  readonly isSet: boolean
  /** Null for a secret. */
  readonly value: string | null
}

/** A vendor, and how the team is connected to it. */
export type ListedVendor = {
  readonly vendor: RegisteredVendor
  readonly fields: readonly ListedField[]
  readonly connection: Pick<ConnectionRow, 'connectionId' | 'connectedAt' | 'health'> | null
  readonly hasWebhook: boolean
}

/** Every vendor that this version knows. Secrets stay where they are. Has no rejection. */
export const listVendors = async (
  { registry, connections, store }: RewardVendors,
  teamId: TeamId,
): Promise<readonly ListedVendor[]> => {
  const rows = new Map((await readConnections(store, teamId)).map(row => [row.vendor, row]))
  const connected = new Map((await connections.connectionsOf(teamId)).map(each => [each.name, each]))
  return registry.map(vendor => {
    const row = rows.get(vendor.name)
    const stored = row ? storedSettings(store, row) : {}
    return {
      vendor,
      fields: settingFieldsOf(vendor.settings).map(field => listed(field, stored[field.name])),
      connection: row ?? null,
      hasWebhook: connected.get(vendor.name)?.client.webhook !== undefined,
    }
  })
}

const listed = (field: SettingField, value: unknown): ListedField => ({
  ...field,
  isSet: value !== undefined,
  value: field.kind === 'secret' || typeof value !== 'string' ? null : value,
})

const StoredSettings = z.record(z.string(), z.unknown())

/** The stored settings by the names of their fields; none where they can't be read any more. */
export const storedSettings = (
  store: RewardVendors['store'],
  row: ConnectionRow,
): Readonly<Record<string, unknown>> => {
  try {
    return StoredSettings.parse(settingsIn(store, row))
  } catch {
    return {}
  }
}
