import { giveShoutout } from '@laurel/api/recognition/giveShoutout.ts'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf, memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import type { DemoAct, GiveAct, RedeemAct } from './acts.ts'
import { demoAdmin, demoOwner } from './people.ts'
import { demoRewardId } from './setUpTeam.ts'
import { demoChannels, demoWorkspace } from './workspace.ts'

const minute = 60 * 1000

/** Performs a planned history by commands. A repeat after an interruption adds what is missing. */
export const performHistory = async (
  ledger: Ledger,
  teamId: TeamId,
  acts: readonly DemoAct[],
  onProgress: (done: number) => void,
): Promise<void> => {
  const company = createCompany(ledger, teamId)
  let done = 0
  for (const day of byDay(acts)) {
    // People thank each other at the same time; offices work one step after the other.
    await Promise.all(day.filter(act => act.kind === 'give').map(company.give))
    for (const act of day) if (act.kind !== 'give') await company.act(act)
    done += day.length
    onProgress(done)
  }
}

function* byDay(acts: readonly DemoAct[]): Generator<readonly DemoAct[]> {
  let day: DemoAct[] = []
  for (const act of acts) {
    if (day[0] && day[0].at.slice(0, 10) !== act.at.slice(0, 10)) {
      yield day
      day = []
    }
    day.push(act)
  }
  if (day.length > 0) yield day
}

const createCompany = (ledger: Ledger, teamId: TeamId) => {
  const idOf = (slackId: string): MemberId => memberIdOf(teamId, slackId)
  const adminId = idOf(demoAdmin.slackId)
  const envelope = (actorId: MemberId, at: Instant, ...parts: readonly string[]) => ({
    id: derivedId('demo', teamId, at, ...parts),
    teamId,
    actor: { kind: 'member', id: actorId } as const,
    occurredAt: at,
  })

  const allowanceSourcesOf = async (_teamId: TeamId, memberId: MemberId) => {
    const own = demoChannels.filter(
      ({ id, isRecognition }) => isRecognition && channelMembers(teamId, id).has(memberId),
    )
    const states = await Promise.all(own.map(({ id }) => ledger.channel(teamId, channelIdOf(teamId, id))))
    const channels = states.flatMap(state => (state.kind === 'known' ? [state.settings] : []))
    return { channels, segments: [] }
  }

  const settled = async (outcome: Outcome): Promise<void> => {
    if (outcome.kind === 'accepted') await settle(ledger, outcome.events)
  }
  const send = async (command: LedgerCommand): Promise<void> => settled(await ledger.handle(command))

  const give = async (act: GiveAct): Promise<void> => {
    const giverId = idOf(act.giver.slackId)
    const { id: commandId, ...who } = envelope(giverId, act.at, 'give', act.giver.slackId, act.message)
    const shoutoutId = derivedId('shoutout', commandId)
    await settled(
      await giveShoutout(
        { ledger, allowanceSourcesOf },
        {
          ...who,
          commandId,
          shoutoutId,
          giverId,
          recipientIds: act.recipients.map(({ slackId }) => idOf(slackId)),
          pointsEach: act.points,
          channelId: channelIdOf(teamId, act.channelSlackId),
          value: act.value,
          message: act.message,
          mayRepeat: true,
        },
      ),
    )
    if (!act.isRecalled) return
    await send({
      type: 'recallShoutout',
      ...envelope(giverId, addMilliseconds(act.at, 20 * minute), 'recall', shoutoutId),
      data: { shoutoutId, giverId, reason: 'Sent to the wrong person' },
      policy: { clawBackPolicy: 'absorb' },
    })
  }

  const redeem = async ({ at, person, reward, end }: RedeemAct): Promise<void> => {
    const [name, emoji, points] = reward
    const memberId = idOf(person.slackId)
    const request = envelope(memberId, at, 'redeem', person.slackId, name)
    const redemptionId = derivedId('redemption', request.id)
    await send({
      type: 'requestRedemption',
      ...request,
      data: {
        redemptionId,
        memberId,
        points,
        funding: 'none',
        redemptionType: 'CUSTOM',
        reward: { rewardId: demoRewardId(teamId, name), name, emoji },
        order: null,
        groupId: redemptionId,
      },
      policy: { limits: null, holdFor: null },
    })
    if (!end) return
    const decider = person === demoAdmin ? idOf(demoOwner.slackId) : adminId
    const ending = envelope(decider, end.at, end.kind, redemptionId)
    await send(
      end.kind === 'complete'
        ? { type: 'completeRedemption', ...ending, data: { redemptionId } }
        : {
            type: 'cancelRedemption',
            ...ending,
            data: { redemptionId, reason: 'Sold out, sorry. We will order again.' },
          },
    )
  }

  const act = (next: Exclude<DemoAct, GiveAct>): Promise<void> => {
    switch (next.kind) {
      case 'redeem':
        return redeem(next)
      case 'topUp': {
        const command = envelope(adminId, next.at, 'topUp')
        return send({
          type: 'topUpFund',
          ...command,
          data: {
            topUpId: command.id,
            points: next.points,
            paymentReference: `demo ${next.at.slice(0, 10)}`,
          },
        })
      }
      case 'adjust':
        return send({
          type: 'adjustPoints',
          ...envelope(adminId, next.at, 'adjust', next.person.slackId),
          data: {
            memberId: idOf(next.person.slackId),
            account: 'redeemable',
            points: next.points,
            reason: next.reason,
          },
        })
    }
  }

  return { give, act }
}

const channelMembers = (teamId: TeamId, slackChannelId: string): ReadonlySet<MemberId> => {
  const channel = demoWorkspace.channels.find(({ id }) => id === slackChannelId)
  return new Set((channel?.members ?? []).map(slackId => memberIdOf(teamId, slackId)))
}
