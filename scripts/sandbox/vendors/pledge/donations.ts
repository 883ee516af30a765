import { randomUUID } from 'node:crypto'
import type { ReportedStatus } from '@laurel/api/rewards/vendors/port.ts'
import { z } from 'zod'
import { NotPossible } from '../../people/actor.ts'
import type { StandInMemory } from '../standIn.ts'

const Donation = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization_name: z.string(),
  amount: z.string(),
  status: z.string(),
  metadata: z.string(),
  created_at: z.string(),
})
export type Donation = z.infer<typeof Donation>
const Donations = z.array(Donation)

/** How Pledge calls a status of the port. */
export const statusOf = {
  pending: 'pending',
  processing: 'succeeded',
  complete: 'disbursed',
  cancelled: 'failed',
  returned: 'refunded',
} as const satisfies Record<ReportedStatus, string>

/** The donations that the stand-in of Pledge has, kept over a restart. */
export const createDonations = (memory: StandInMemory) => {
  const donations = Donations.catch([]).parse(memory.read() ?? [])
  const keep = (): void => memory.write(donations)
  const byHandle = (handle: string): Donation => {
    const found = donations.find(({ metadata }) => metadata === handle)
    if (!found) throw new NotPossible(`There is no donation ${handle}.`)
    return found
  }
  return {
    all: (): readonly Donation[] => donations,
    byId: (id: string) => donations.find(donation => donation.id === id),
    byHandle,
    add: (donation: Omit<Donation, 'id'>): Donation => {
      const added = { ...donation, id: randomUUID() }
      // The newest comes first, as in a list of Pledge.
      donations.unshift(added)
      keep()
      return added
    },
    setStatus: (handle: string, status: string): Donation => {
      const donation = byHandle(handle)
      donation.status = status
      keep()
      return donation
    },
  }
}
