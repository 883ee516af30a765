import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { WebClient } from '@slack/web-api'
import type { Message } from '../../slack/announcements/messages/message.ts'
import { type Delivery, type OutboxEntry, owe } from '../../slack/announcements/outbox.ts'
import type { NewAnnouncement } from '../../slack/announcements/owedBy.ts'
import type { PeopleDirectory } from '../../slack/announcements/people.ts'
import { placeToPost } from '../../slack/announcements/placeToPost.ts'
import { earlierPost, post } from '../../slack/announcements/postOnce.ts'
import { speechToMember } from '../../slack/speech/slackSpeech.ts'
import { exportById, type StoredExport } from '../exports/exportRows.ts'
import { messageById } from '../subscriptions/subscriptionRows.ts'
import { exportMessage } from './exportMessage.ts'
import { summaryOf } from './summaryOf.ts'

/** The stream name of messages about reports in the outbox, where announcements have the stream of their event. */
export const reportStream = 'reports'

type Owner = { readonly teamId: TeamId; readonly memberId: MemberId }

/** A message to one person about an ordered file or a noted summary, its subject. */
export const reportMessageTo = ({ teamId, memberId }: Owner, subjectId: string): NewAnnouncement => ({
  announcementId: derivedId('reports.message', subjectId),
  subjectId,
  teamId,
  recipientId: memberId,
  channelId: null,
  lane: `${teamId}.reports.${memberId}`,
  stream: reportStream,
  revision: 0,
  position: 0,
})

/** Owes a message about an ordered file to the person who ordered it, once. */
export const oweExportMessage = (database: Queryable, file: StoredExport, now: Instant): Promise<void> =>
  owe(database, [reportMessageTo(file, file.exportId)], now)

export type ReportMessenger = {
  readonly database: Queryable
  readonly ledger: Pick<Ledger, 'team' | 'member' | 'channel'>
  readonly people: PeopleDirectory
  readonly origin: string
}

/** Sends a message about a report, unless its file is gone or its subscription ended. */
export const deliverReportMessage = async (
  messenger: ReportMessenger,
  client: WebClient,
  entry: OutboxEntry,
): Promise<Delivery> => {
  const about = await messageOf(messenger, entry.subjectId)
  if (about === undefined) return { kind: 'nothingToShow', problem: 'Its reason is gone.' }
  const channel = entry.messageChannel ?? (await placeToPost(messenger, client, entry))
  if (channel === undefined) return { kind: 'nothingToShow', problem: 'The person is not in Slack.' }
  const earlier = await earlierPost(client, channel, entry, new Date(about.since))
  return earlier ?? post(client, channel, entry, about.message)
}

type About = { readonly message: Message; readonly since: Instant }

const messageOf = async (messenger: ReportMessenger, subjectId: string): Promise<About | undefined> => {
  const { database, ledger, origin } = messenger
  const summary = await messageById(database, subjectId)
  if (summary) {
    const message = await summaryOf(messenger, summary)
    return message && { message, since: summary.notedAt }
  }
  const file = await exportById(database, subjectId)
  if (file === null || file.state === 'running') return undefined
  const { teamId, memberId } = file
  const [team, member] = await Promise.all([ledger.team(teamId), ledger.member(teamId, memberId)])
  if (team.kind === 'unknown' || member.kind === 'unknown' || !member.isActive) return undefined
  const message = exportMessage(speechToMember(team, member), { file, origin })
  return { message, since: file.orderedAt }
}
