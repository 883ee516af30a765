import { LedgerEntry } from '@laurel/contract/admin/ledgerEntries.ts'
import { Member } from '@laurel/contract/admin/members.ts'
import { ParkedPromise } from '@laurel/contract/admin/parkedPromises.ts'
import type { Client } from '@laurel/contract/client.ts'
import { ActivityEntry } from '@laurel/contract/records/activityEntry.ts'
import { CompanyReward } from '@laurel/contract/records/companyReward.ts'
import { Group } from '@laurel/contract/records/group.ts'
import { MemberRedemption } from '@laurel/contract/records/redemption.ts'
import { listAwards } from '@laurel/contract/team/awards.ts'
import type { RaRecord } from 'ra-core'
import type { z } from 'zod'
import type { Freshness } from './freshness.ts'

type After = { readonly after?: ReturnType<Freshness['after']> }

/** Where the records of a resource come from. */
export type Source =
  /** A collection below `/v1/admin` in the simple-rest dialect, whose rows are parsed by the contract. */
  | { readonly collection: string; readonly record: z.ZodType<RaRecord> }
  /** A call that answers all records at once. */
  | { readonly all: (client: Client, after: After) => Promise<readonly RaRecord[]> }

const sources: ReadonlyMap<string, Source> = new Map<string, Source>([
  // Spot awards; the ones that Laurel gives by itself have pages of their own.
  [
    'awards',
    {
      all: async (client, after) =>
        (await client.call(listAwards, { query: after })).awards.filter(award => !award.is_bot),
    },
  ],
  ['ledgerEntries', { collection: 'ledgerEntries', record: LedgerEntry }],
  ['recognition', { collection: 'channels', record: Group }],
  ['reporting/activity', { collection: 'activity', record: ActivityEntry }],
  ['rewards', { collection: 'redemptions', record: MemberRedemption }],
  ['rewards/custom-catalog', { collection: 'rewards', record: CompanyReward }],
  ['settings/unfinished', { collection: 'parkedPromises', record: ParkedPromise }],
  ['users', { collection: 'members', record: Member }],
])

/** A resource that has a page is named by the address of its list. */
export const sourceOf = (resource: string): Source => {
  const source = sources.get(resource)
  if (!source) throw new Error(`The resource "${resource}" has no source. Add it to resources.ts.`)
  return source
}
