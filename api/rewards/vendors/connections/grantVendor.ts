import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { beginGrantState, takeGrantState } from '../../../partners/grants.ts'
import type { VendorSurroundings } from '../../../partners/surroundings.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { RewardVendors } from '../openRewardVendors.ts'
import type { VendorApp } from '../port.ts'
import { connectVendor, type InvalidSettings, type UnknownVendor } from './connectVendor.ts'

export type GrantingVendor = {
  readonly vendors: RewardVendors
  readonly surroundings: VendorSurroundings & { readonly app?: VendorApp }
}

type Subject = { readonly teamId: TeamId; readonly name: VendorName; readonly memberId: MemberId }
export type VendorRefused = { readonly kind: 'refused'; readonly problem: string }

/** The address at a vendor where an administrator grants access. */
export const beginVendorGrant = async (
  { vendors, surroundings: { app, origin } }: GrantingVendor,
  subject: Subject,
  now: Instant,
): Promise<{ readonly kind: 'granting'; readonly url: string } | UnknownVendor | VendorRefused> => {
  const vendor = vendors.registry.find(each => each.name === subject.name)
  if (!vendor?.grant) return { kind: 'unknown' }
  if (!app)
    return {
      kind: 'refused',
      problem: `The operator of this Laurel has not registered it with ${vendor.title} yet.`,
    }
  const state = await beginGrantState(vendors.store.database, subject, now)
  return { kind: 'granting', url: vendor.grant.authorizeUrl(app, state, origin) }
}

const exchangeMilliseconds = 10_000

/** Takes the code that a vendor sent an administrator back with, and connects the team. */
export const exchangeVendorCode = async (
  { vendors, surroundings }: GrantingVendor,
  { code, state, ...subject }: Subject & { readonly code: string; readonly state: string },
  now: Instant,
): Promise<{ readonly kind: 'connected' } | UnknownVendor | InvalidSettings | VendorRefused> => {
  const vendor = vendors.registry.find(each => each.name === subject.name)
  if (!vendor?.grant) return { kind: 'unknown' }
  const { app } = surroundings
  if (!app || !(await takeGrantState(vendors.store.database, subject, state, now)))
    return {
      kind: 'refused',
      problem: `This way to ${vendor.title} has ended. Begin at the integration again.`,
    }
  try {
    const signal = AbortSignal.timeout(exchangeMilliseconds)
    const typed = await vendor.grant.exchange(app, code, surroundings, signal)
    return await connectVendor(vendors, { teamId: subject.teamId, name: subject.name, typed }, now)
  } catch (error) {
    if (error instanceof VendorUncertain) return { kind: 'refused', problem: error.message }
    throw error
  }
}
