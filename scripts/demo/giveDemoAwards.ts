import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf, memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { allowanceGrant } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { demoAwardId, demoAwards } from './demoAwards.ts'
import { demoAdmin } from './people.ts'
import { type AwardAct, demoManagers } from './planAwards.ts'

const envelope = (teamId: TeamId, actorId: MemberId, at: Instant, ...parts: readonly string[]) => ({
  id: derivedId('demo', teamId, 'awards', at, ...parts),
  teamId,
  actor: { kind: 'member', id: actorId } as const,
  occurredAt: at,
})

/** Defines the awards of the demo team and says who gives them. */
export const setUpAwards = async (ledger: Ledger, teamId: TeamId, occurredAt: Instant): Promise<void> => {
  const adminId = memberIdOf(teamId, demoAdmin.slackId)
  for (const award of demoAwards(teamId)) {
    await ledger.handle({
      type: 'defineAward',
      ...envelope(teamId, adminId, occurredAt, 'define', award.name),
      data: award,
    })
  }
  for (const { channelSlackId, manager } of demoManagers) {
    const channelId = channelIdOf(teamId, channelSlackId)
    const channel = await ledger.channel(teamId, channelId)
    if (channel.kind === 'unknown') continue
    const managerIds = [memberIdOf(teamId, manager.slackId)]
    await ledger.handle({
      type: 'changeChannel',
      ...envelope(teamId, adminId, occurredAt, 'managers', channelSlackId),
      data: { channelId, settings: { ...channel.settings, managerIds } },
    })
  }
}

/** Gives the planned awards, from the allowances of the managers. A repeat adds what is missing. */
export const giveDemoAwards = async (
  ledger: Ledger,
  teamId: TeamId,
  acts: readonly AwardAct[],
): Promise<void> => {
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown') throw new Error('The demo team comes before its awards.')
  for (const { at, giver, recipients, award: name, channelSlackId, message } of acts) {
    const giverId = memberIdOf(teamId, giver.slackId)
    const channelId = channelIdOf(teamId, channelSlackId)
    const awardId = demoAwardId(teamId, name)
    const [channel, award] = await Promise.all([
      ledger.channel(teamId, channelId),
      ledger.award(teamId, awardId),
    ])
    const command = envelope(teamId, giverId, at, 'give', name, channelSlackId)
    const outcome = await ledger.handle({
      type: 'giveAward',
      ...command,
      data: {
        grantId: derivedId('award given', command.id),
        awardId,
        giverId,
        recipientIds: recipients.map(({ slackId }) => memberIdOf(teamId, slackId)),
        channelId,
        message,
      },
      policy: {
        hasAwards: true,
        award: award.kind === 'offered' ? award.award : null,
        paidBy: 'allowance',
        allowance: allowanceGrant(
          team,
          { channels: channel.kind === 'known' ? [channel.settings] : [], segments: [] },
          'award',
          at,
        ),
        absentRecipientIds: [],
        ineligibleRecipientIds: [],
      },
    })
    if (outcome.kind === 'accepted') await settle(ledger, outcome.events)
  }
}
