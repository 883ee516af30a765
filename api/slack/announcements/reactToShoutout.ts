import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import type { MemberId, ShoutoutId, TeamId } from '@laurel/ledger/values/ids.ts'
import type { Instant } from '@laurel/ledger/values/instant.ts'

/** A message the outbox owes. */
export type NewAnnouncement = {
  readonly announcementId: string
  readonly teamId: TeamId
  /** Messages of one lane go out one after the other. */
  readonly lane: string
  readonly shoutoutId: ShoutoutId
  /** Set when the recipient is told in person. */
  readonly recipientId: MemberId | null
  readonly stream: string
  readonly revision: number
  readonly position: number
}

export type OutboxChange =
  | { readonly kind: 'announce'; readonly announcements: readonly NewAnnouncement[] }
  | { readonly kind: 'recall'; readonly teamId: TeamId; readonly shoutoutId: ShoutoutId }
  | { readonly kind: 'reinstate'; readonly teamId: TeamId; readonly shoutoutId: ShoutoutId }

export type Freshness = {
  readonly now: Instant
  /** What is older than this is not announced any more. */
  readonly ageMilliseconds: number
  /** What was recorded this much later than it happened is history that was brought in. */
  readonly backdatedMilliseconds: number
}

/** What an event asks of the outbox. */
export const reactToShoutout = (
  event: RecordedLedgerEvent,
  freshness: Freshness,
): OutboxChange | undefined => {
  const { teamId } = event.metadata
  if (event.type === 'ShoutoutRecalled') return { kind: 'recall', teamId, shoutoutId: event.data.shoutoutId }
  if (event.type === 'ShoutoutReinstated')
    return { kind: 'reinstate', teamId, shoutoutId: event.data.shoutoutId }
  if (event.type !== 'ShoutoutGiven' || !isFresh(event, freshness)) return undefined
  const { shoutoutId, channelId, recipientIds } = event.data
  const { stream, revision, position } = event
  const common = { teamId, shoutoutId, stream, revision, position }
  const announcements =
    channelId === null
      ? recipientIds.map(recipientId => ({
          ...common,
          announcementId: derivedId('slack.announcement', shoutoutId, recipientId),
          lane: `${teamId}.member.${recipientId}`,
          recipientId,
        }))
      : [
          {
            ...common,
            announcementId: derivedId('slack.announcement', shoutoutId),
            lane: `${teamId}.channel.${channelId}`,
            recipientId: null,
          },
        ]
  return { kind: 'announce', announcements }
}

const isFresh = (
  { metadata, recordedAt }: RecordedLedgerEvent,
  { now, ageMilliseconds, backdatedMilliseconds }: Freshness,
): boolean => {
  const occurred = Date.parse(metadata.occurredAt)
  return (
    Date.parse(now) - occurred <= ageMilliseconds &&
    Date.parse(recordedAt) - occurred <= backdatedMilliseconds
  )
}
