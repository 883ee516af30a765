import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { accepted, createTestTeam, type TestTeam } from '@laurel/ledger/testing/testTeam.ts'

/** Points that a reward costs; an adjustment adds more, so that no member runs out. */
export const rewardPoints = 5
export const adjustmentPoints = 10
const allowancePoints = 1_000_000

export const rewardName = 'Coffee'
export const memberName = (index: number): string => `person${index}`

/** The team the load works on, seen from any process: making it again changes nothing. */
export const openCompany = (ledger: Ledger): Promise<TestTeam> =>
  createTestTeam(ledger, {
    name: 'crash',
    memberNames: [],
    allowancePolicy: { interval: 'MONTHLY', shoutoutPoints: allowancePoints, awardPoints: 0 },
  })

/** Fills the team with administrators, one for each client, and something to spend points on. */
export const foundCompany = async (ledger: Ledger, members: number): Promise<TestTeam> => {
  const team = await openCompany(ledger)
  for (let index = 0; index < members; index += 1)
    accepted(await team.add(memberName(index), { isAdmin: true }))
  accepted(await team.offer(rewardName, rewardPoints))
  return team
}
