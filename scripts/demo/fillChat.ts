import { createPeopleDirectory, type PeopleDirectory } from '@laurel/api/slack/announcements/people.ts'
import {
  type AnnouncedEvent,
  announcedTypes,
  renderMessage,
} from '@laurel/api/slack/announcements/renderMessage.ts'
import { speechTo } from '@laurel/api/slack/speech/findSpeech.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { channelIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { type ActivityListRequest, listActivity } from '@laurel/projections/recognition/activity/queries.ts'
import type { SlackSandbox } from '../sandbox/createSlackSandbox.ts'
import { demoChannels, demoWorkspace } from './workspace.ts'

export type ChatDependencies = {
  readonly database: Queryable
  readonly ledger: Ledger
  readonly log: EventLog
  readonly origin: string
  readonly sandbox: Pick<SlackSandbox, 'rememberMessage'>
}

/** The number of messages of each kind in a channel. */
const shoutoutsShown = 12
const awardsShown = 2
const celebrationsShown = 3
/** Most celebrations concern people in other channels. */
const celebrationsSought = 30

/** Posts the latest recognition again, in its original words: the chat of the sandbox keeps nothing when it closes. */
export const fillChat = async (dependencies: ChatDependencies): Promise<void> => {
  const { database, ledger, log, origin, sandbox } = dependencies
  const teamId = teamIdOf(demoWorkspace.team.id)
  const speech = await speechTo(ledger, teamId, null)
  const people = remembering(createPeopleDirectory(ledger, log))
  const sought = (request: ActivityListRequest) => positionsOf(database, teamId, request)
  const celebrated = await sought({
    kinds: ['birthday', 'anniversary', 'newHire'],
    limit: celebrationsSought,
  })
  const channels = await Promise.all(
    demoChannels
      .filter(({ isRecognition }) => isRecognition)
      .map(async ({ id }) => {
        const common = { channelId: channelIdOf(teamId, id), isRecalled: false }
        const given = await Promise.all([
          sought({ ...common, kinds: ['shoutout'], limit: shoutoutsShown }),
          sought({ ...common, kinds: ['award'], limit: awardsShown }),
        ])
        return { id, channelId: common.channelId, given: given.flat() }
      }),
  )
  const events = await eventsAt(log, [...celebrated, ...channels.flatMap(({ given }) => given)])
  const known = (positions: readonly number[]) => positions.flatMap(position => events.get(position) ?? [])
  for (const { id, channelId, given } of channels) {
    const told = [
      ...known(given),
      ...known(celebrated)
        .filter(event => isToldIn(event, channelId))
        .slice(0, celebrationsShown),
    ].filter(event => !('isPrivate' in event.data && event.data.isPrivate))
    for (const event of told.toSorted(byTime)) {
      const words = await renderMessage(
        { ledger, people, log, origin, clock: () => event.metadata.occurredAt },
        speech,
        event,
        false,
      )
      sandbox.rememberMessage({ channelId: id, at: new Date(event.metadata.occurredAt), ...words })
    }
  }
}

const isToldIn = (event: AnnouncedEvent, channelId: string): boolean =>
  event.type === 'AwardGranted' && event.data.channelIds.includes(channelId)

const byTime = (one: AnnouncedEvent, other: AnnouncedEvent): number =>
  Date.parse(one.metadata.occurredAt) - Date.parse(other.metadata.occurredAt)

/** Where the events behind the latest activity stand, the newest first. */
const positionsOf = async (
  database: Queryable,
  teamId: TeamId,
  request: ActivityListRequest,
): Promise<number[]> => {
  const { rows } = await listActivity(database, teamId, request)
  return rows.map(({ position }) => position)
}

const eventsAt = async (
  log: Pick<EventLog, 'eventAt'>,
  positions: readonly number[],
): Promise<ReadonlyMap<number, AnnouncedEvent>> => {
  const found = new Map<number, AnnouncedEvent>()
  const look = async (position: number): Promise<void> => {
    const recorded = await log.eventAt(position)
    const event = recorded && parseRecorded(recorded)
    if (event && isAnnounced(event)) found.set(position, event)
  }
  await Promise.all([...new Set(positions)].map(look))
  return found
}

const isAnnounced = (event: ReturnType<typeof parseRecorded>): event is AnnouncedEvent =>
  announcedTypes.some(type => type === event.type)

/** Most people are named more than once. */
const remembering = (directory: PeopleDirectory): PeopleDirectory => {
  const known = new Map<string, ReturnType<PeopleDirectory['personOf']>>()
  return {
    personOf: (teamId, memberId) => {
      const person = known.get(memberId) ?? directory.personOf(teamId, memberId)
      known.set(memberId, person)
      return person
    },
  }
}
