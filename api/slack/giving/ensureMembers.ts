import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { MemberState } from '@laurel/ledger/members/state.ts'
import { ensureMember, findSlackUser, type MemberSource } from '../sync/ensureMember.ts'
import { profileOf } from '../sync/slackUser.ts'

export type EnsuredMembers = {
  /** In the order of the Slack users. */
  readonly states: ReadonlyMap<MemberId, MemberState>
  readonly nameOf: (slackUserId: string) => string | undefined
  /** A rejection with the name of the person it is about; apps and guests have theirs in Slack. */
  readonly named: (rejection: LedgerRejection) => Promise<LedgerRejection>
}

/** Looks up the members behind Slack users, and adds those who are missing. Apps and guests stay unknown. */
export const ensureMembers = async (
  source: MemberSource,
  teamId: TeamId,
  slackUserIds: readonly string[],
): Promise<EnsuredMembers> => {
  const found = await Promise.all(
    slackUserIds.map(async slackUserId => {
      const member = await ensureMember(source, teamId, slackUserId)
      return [memberIdOf(teamId, slackUserId), member] as const
    }),
  )
  const states = new Map(found)
  return {
    states,
    nameOf: slackUserId => {
      const member = states.get(memberIdOf(teamId, slackUserId))
      return member?.kind === 'known' ? member.profile.name : undefined
    },
    named: async rejection => {
      if (rejection.code !== 'RECIPIENT_UNKNOWN' || rejection.memberName !== undefined) return rejection
      const slackUserId = slackUserIds.find(id => memberIdOf(teamId, id) === rejection.memberId)
      const person = slackUserId && (await findSlackUser(source.client, slackUserId))
      return person ? { ...rejection, memberName: profileOf(person).name } : rejection
    },
  }
}
