import type { EventNamed } from '@laurel/ledger/handling/byType.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Message } from '../../slack/announcements/messages/message.ts'
import type { Delivery } from '../../slack/announcements/outbox.ts'
import { namedIn, type PeopleDirectory } from '../../slack/announcements/people.ts'
import { namesMax } from '../../slack/blocks/mrkdwn.ts'
import type { SlackSpeech } from '../../slack/speech/slackSpeech.ts'
import { competitionEndMessage, competitionStartMessage } from './competitionMessage.ts'

export type CompetitionLedger = Pick<Ledger, 'team' | 'channel' | 'award' | 'competition'>

type WordsDependencies = { readonly ledger: CompetitionLedger; readonly people: PeopleDirectory }

/** Waits for the start. One that was archived by then, or whose end came first, is not announced. */
export const untilStart = async (
  { ledger, clock }: { readonly ledger: CompetitionLedger; readonly clock: () => Instant },
  { data: { competitionId, startsAt, endsAt }, metadata: { teamId } }: EventNamed<'CompetitionCreated'>,
): Promise<Delivery | undefined> => {
  const now = clock()
  if (now < startsAt) return { kind: 'later', until: startsAt, problem: 'The competition has not started.' }
  const competition = await ledger.competition(teamId, competitionId)
  return competition.kind !== 'open' || now >= endsAt
    ? { kind: 'nothingToShow', problem: 'The competition ended before its start was announced.' }
    : undefined
}

export const startMessage = async (
  { ledger }: WordsDependencies,
  speech: SlackSpeech,
  { data, metadata: { teamId } }: EventNamed<'CompetitionCreated'>,
  portalUrl: string,
): Promise<Message> => {
  const [award, channelTitles] = await Promise.all([
    ledger.award(teamId, data.awardId),
    Promise.all(data.channelIds.map(channelId => titleOf(ledger, speech, teamId, channelId))),
  ])
  return competitionStartMessage(
    speech,
    {
      title: data.title,
      type: data.type,
      metric: data.metric,
      channelTitles,
      lastDay: speech.day(addMilliseconds(data.endsAt, -1)),
      awardName: award.kind === 'offered' ? award.award.name : null,
    },
    portalUrl,
  )
}

export const endMessage = async (
  { ledger, people }: WordsDependencies,
  speech: SlackSpeech,
  { data, metadata: { teamId } }: EventNamed<'CompetitionCompleted'>,
  portalUrl: string,
): Promise<Message> => {
  const { title, type, competitionId, award, winners, counts } = data
  const [competition, named] = await Promise.all([
    ledger.competition(teamId, competitionId),
    Promise.all(
      winners
        .slice(0, namesMax)
        .map(async ({ id }) =>
          type === 'PVP'
            ? namedIn(speech, await people.personOf(teamId, id))
            : { slackUserId: null, name: await titleOf(ledger, speech, teamId, id) },
        ),
    ),
  ])
  return competitionEndMessage(
    speech,
    {
      title,
      winners: named,
      winnerCount: counts?.winners ?? winners.length,
      score: winners[0]?.score ?? 0,
      metric: competition.kind === 'unknown' ? 'SHOUTOUT_COUNT' : competition.competition.metric,
      awardName: data.memberIds.length === 0 ? null : (award?.name ?? null),
    },
    portalUrl,
  )
}

const titleOf = async (
  ledger: CompetitionLedger,
  speech: SlackSpeech,
  teamId: TeamId,
  channelId: ChannelId,
): Promise<string> => {
  const channel = await ledger.channel(teamId, channelId)
  return channel.kind === 'known' ? channel.settings.title : speech.text('competitions.deletedChannel')
}
