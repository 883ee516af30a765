import { createLedger } from '../handling/createLedger.ts'
import type { Ledger } from '../handling/ledger.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { settle } from '../processes/settle.ts'
import { createTestTeam } from './testTeam.ts'

/** A team whose points and redemptions can be looked at. */
export const createSettlingTeam = async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben', 'Cleo'] })
  const redeemable = async (name: string) => {
    const member = await ledger.member(team.teamId, team.memberId(name))
    return member.kind === 'known' ? member.redeemable : undefined
  }
  const allowance = async (name: string) => {
    const member = await ledger.member(team.teamId, team.memberId(name))
    return member.kind === 'known' ? member.allowances.shoutout.points : undefined
  }
  const statusOf = async (key: string) =>
    (await ledger.redemption(team.teamId, team.redemptionId(key))).status
  return { log, ledger, team, redeemable, allowance, statusOf }
}

export const typesOf = ({ events }: Awaited<ReturnType<typeof settle>>) => events.map(event => event.type)

/** Takes everything in, then forgets that it did: as if the process had been killed before it heard the answer. */
export const killedAfter = (ledger: Ledger, commands: number): Ledger => ({
  ...ledger,
  handle: async command => {
    const outcome = await ledger.handle(command)
    commands -= 1
    if (commands < 0) throw new Error('Killed.')
    return outcome
  },
})
