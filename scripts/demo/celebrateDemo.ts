import { isPrivateCelebration } from '@laurel/api/celebrations/birthdayPrivacy.ts'
import { celebrationNames } from '@laurel/api/celebrations/celebrationNames.ts'
import { announcingChannel } from '@laurel/ledger/celebrations/announcingChannel.ts'
import { awardFor } from '@laurel/ledger/celebrations/celebrationAwardFor.ts'
import { occasionsBetween } from '@laurel/ledger/celebrations/occasions.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf, memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { demoCelebrations } from './demoCelebrations.ts'
import { type DemoDays, demoDays } from './demoDays.ts'
import { demoAdmin } from './people.ts'
import { demoChannels, demoWorkspace } from './workspace.ts'

/** How far back the demo has celebrations. From today on, the schedule celebrates. */
const celebratedDays = 360

/** Sets birthdays and joining dates, configures celebrations, and celebrates the last year. */
export const celebrateDemo = async (ledger: Ledger, teamId: TeamId, now: Date): Promise<void> => {
  const setUpAt = instantOf(subDays(now, celebratedDays + 1))
  const envelope = (occurredAt: string, ...parts: readonly string[]) => ({
    id: derivedId('demo', teamId, 'celebrate', ...parts),
    teamId,
    actor: { kind: 'member', id: memberIdOf(teamId, demoAdmin.slackId) } as const,
    occurredAt,
  })
  const celebrations = demoCelebrations(teamId)
  for (const { kind, settings } of celebrations)
    await ledger.handle({ type: 'setCelebration', ...envelope(setUpAt, kind), data: { kind, settings } })

  const days = { from: dayText(subDays(now, celebratedDays)), until: dayText(addDays(now, -1)) }
  const celebrate = async (slackId: string, details: DemoDays): Promise<void> => {
    const memberId = memberIdOf(teamId, slackId)
    await ledger.handle({
      type: 'changeMemberDetails',
      ...envelope(setUpAt, 'details', slackId),
      data: { memberId, changes: details },
    })
    const occasions = celebrations.flatMap(({ kind, settings }) =>
      occasionsBetween(details, kind, settings.weekendMode, days)
        .filter(({ heldOn }) => details.joinedOn === null || heldOn >= details.joinedOn)
        .map(occasion => ({ ...occasion, settings })),
    )
    for (const { kind, year, years, heldOn, settings } of occasions.toSorted(byDay)) {
      const outcome = await ledger.handle({
        type: 'grantAward',
        ...envelope(`${heldOn}T09:00:00.000Z`, 'grant', slackId, kind, String(year)),
        actor: { kind: 'system', id: 'schedule' },
        data: {
          grantId: derivedId('demo', teamId, 'celebrated', slackId, kind, String(year)),
          memberId,
          occasion: { kind, year, years },
        },
        policy: {
          awardName: celebrationNames[kind],
          ...awardFor(settings, years),
          message: settings.message,
          isPrivate: isPrivateCelebration(kind, { memberId, ...details }),
          channelIds: channelOf(teamId, slackId),
          daysLate: 0,
        },
      })
      if (outcome.kind === 'accepted') await settle(ledger, outcome.events)
    }
  }
  await Promise.all([...demoDays(now)].map(([slackId, details]) => celebrate(slackId, details)))
}

const byDay = (one: { readonly heldOn: string }, other: { readonly heldOn: string }): number =>
  one.heldOn.localeCompare(other.heldOn)

/** The recognition channel in which a person is celebrated, if there is one. */
const channelOf = (teamId: TeamId, slackId: string): ChannelId[] => {
  const channels = demoChannels
    .filter(({ id, isRecognition }) => isRecognition && membersOf(id).includes(slackId))
    .map(({ id }) => ({
      channelId: channelIdOf(teamId, id),
      memberCount: membersOf(id).length,
      isTheirs: true,
    }))
  const channelId = announcingChannel(channels)
  return channelId === undefined ? [] : [channelId]
}

const membersOf = (channelSlackId: string): readonly string[] =>
  demoWorkspace.channels.find(({ id }) => id === channelSlackId)?.members ?? []
