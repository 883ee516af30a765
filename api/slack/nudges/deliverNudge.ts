import { TZDate } from '@date-fns/tz'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { WebClient } from '@slack/web-api'
import { addDays } from 'date-fns/addDays'
import { startOfDay } from 'date-fns/startOfDay'
import type { Delivery, OutboxEntry } from '../announcements/outbox.ts'
import type { PeopleDirectory } from '../announcements/people.ts'
import { placeToPost } from '../announcements/placeToPost.ts'
import { earlierPost, post } from '../announcements/postOnce.ts'
import { noteSent, readNudge, wasNudgedSince } from './nudges.ts'
import { type NudgeDependencies, nudgeWords } from './nudgeWords.ts'
import { workingTimeFrom } from './workingTime.ts'

export type NudgeDeliverer = NudgeDependencies & {
  readonly ledger: Pick<Ledger, 'team' | 'member' | 'channel'>
  readonly people: PeopleDirectory
  readonly clock: () => Instant
}

/** Sends one nudge, unless its reason is gone or it has to wait for working hours. */
export const deliverNudge = async (
  deliverer: NudgeDeliverer,
  client: WebClient,
  entry: OutboxEntry,
): Promise<Delivery> => {
  const now = deliverer.clock()
  const { nudge, timeZone, notedAt } = await readNudge(deliverer.database, entry.announcementId)
  const until = workingTimeFrom(now, timeZone)
  if (until > now) return { kind: 'later', until, problem: 'Waiting for working hours.' }
  const { teamId, recipientId: memberId, channelId } = entry
  const dayBegan = startOfDay(new TZDate(now, timeZone))
  if (memberId !== null && (await wasNudgedSince(deliverer.database, entry, dayBegan))) {
    const tomorrow = addDays(dayBegan, 1).toISOString()
    return {
      kind: 'later',
      until: workingTimeFrom(instantOf(new Date(tomorrow)), timeZone),
      problem: 'Waiting for the next day: the member had a nudge today.',
    }
  }
  const words = await nudgeWords(deliverer, teamId, { memberId, channelId }, nudge, now)
  if (words === undefined) return { kind: 'nothingToShow', problem: 'Its reason is gone.' }
  const channel = entry.messageChannel ?? (await placeToPost(deliverer, client, entry))
  if (channel === undefined)
    return {
      kind: 'nothingToShow',
      problem: 'No channel of Slack is connected, or the person is not in Slack.',
    }
  const earlier = await earlierPost(client, channel, entry, new Date(notedAt))
  const delivery = earlier ?? (await post(client, channel, entry, words))
  await noteSent(deliverer.database, entry.announcementId, now)
  return delivery
}
