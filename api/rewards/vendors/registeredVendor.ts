import type { VendorSurroundings } from '../../partners/surroundings.ts'
import type { RewardVendor, VendorClient } from './port.ts'

/** An adapter beside others that have other settings. */
export type RegisteredVendor = Omit<RewardVendor<unknown>, 'create'> & {
  /** Throws for settings of another form. */
  readonly connect: (settings: unknown, surroundings: VendorSurroundings) => VendorClient
}

export const registered = <Settings>({ create, ...vendor }: RewardVendor<Settings>): RegisteredVendor => ({
  ...vendor,
  connect: (settings, surroundings) => create(vendor.settings.parse(settings), surroundings),
})
