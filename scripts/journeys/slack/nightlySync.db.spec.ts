import { followChannelMembers } from '@laurel/api/slack/sync/adoptChannel.ts'
import { nightsPerRound } from '@laurel/api/slack/sync/syncedPeople.ts'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { channelIdOf, memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { memberIdsIn } from '@laurel/ledger/kernel/memberSet.ts'
import { WebClient } from '@slack/web-api'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { smallApp } from '../../sandbox/testing/smallWorkspace.ts'
import { readWorkspacesAt } from './readWorkspaces.ts'
import { startSlackJourney } from './startSlackJourney.ts'

const peopleCount = 600
const slackUserIds = Array.from({ length: peopleCount }, (_, index) => `U1${index}`)

const { url } = await createTestDatabase()
const journey = await startSlackJourney(url)
afterAll(() => journey.stop())
const { sandbox, ledger, teamId, workspaces } = journey
const idOf = (slackUserId: string) => memberIdOf(teamId, slackUserId)
const everyone = slackUserIds.map(idOf)
const team = { id: 'Xf0TEAM', label: 'Team' }

/** The people whose data and whose profiles are sent in a night, and the events that follow. */
const night = async (
  day: number,
  signal?: AbortSignal,
  onProfile: (count: number) => void = () => undefined,
) => {
  const people: string[] = []
  const profiles: string[] = []
  const note = (command: LedgerCommand): void => {
    if (command.type === 'syncMember') people.push(command.data.memberId)
    if (command.type === 'syncMemberFields') onProfile(profiles.push(command.data.memberId))
  }
  const handle: Ledger['handle'] = command => {
    note(command)
    return ledger.handle(command)
  }
  const before = await journey.eventCount()
  const noted = { ...workspaces, ledger: { ...ledger, handle } }
  await readWorkspacesAt(noted, url, new Date(Date.UTC(2027, 0, day, 4)), signal)
  return { people, profiles, events: (await journey.eventCount()) - before }
}

describe('the nightly sync of some hundred people', { timeout: 60_000 }, () => {
  it('continues where it was killed, and reads no profile twice except the last few', async () => {
    await journey.unheard(() => {
      sandbox.changeProfileFields([team])
      for (const id of slackUserIds)
        sandbox.addUser({ id, name: id.toLowerCase(), realName: `Person ${id}`, fields: { Xf0TEAM: 'Blue' } })
    })
    const killing = new AbortController()
    const first = await night(1, killing.signal, count => {
      if (count === peopleCount / 2) killing.abort()
    })
    expect(first.profiles.length).toBeLessThan(peopleCount)
    const second = await night(1)
    const both = [...first.profiles, ...second.profiles]
    expect(everyone.filter(memberId => !both.includes(memberId))).toEqual([])
    expect(both.length - new Set(both).size).toBeLessThanOrEqual(25)
  })

  it('sends a share of the people where nothing changed, and everyone in a round of nights', async () => {
    const seen = new Set<string>()
    for (let day = 2; day < 2 + nightsPerRound; day += 1) {
      const { people, profiles, events } = await night(day)
      expect(events).toBe(0)
      expect(people.length).toBeLessThan(peopleCount / 3)
      expect(profiles.length).toBeLessThan(peopleCount / 3)
      for (const memberId of profiles) seen.add(memberId)
    }
    expect(everyone.filter(memberId => !seen.has(memberId))).toEqual([])
  })

  it('sends people who changed in the same night', async () => {
    // More than fit into the share of a night.
    const changed = slackUserIds.slice(0, peopleCount / 4)
    await journey.unheard(() => {
      for (const id of changed) sandbox.changeUser(id, { realName: `New ${id}`, fields: { Xf0TEAM: 'Red' } })
    })
    expect((await night(20)).profiles).toEqual(expect.arrayContaining(changed.map(idOf)))
    for (const id of changed)
      expect(await ledger.member(teamId, idOf(id))).toMatchObject({
        profile: { name: `New ${id}` },
        fields: { Xf0TEAM: 'Red' },
      })
  })

  it('reads every profile after the fields changed', async () => {
    await journey.unheard(() => sandbox.changeProfileFields([team, { id: 'Xf0CITY', label: 'City' }]))
    expect((await night(21)).profiles).toEqual(expect.arrayContaining(everyone))
  })
})

describe('the members of a channel of the whole company', () => {
  it('are followed without reading the streams of those whom the read models know', async () => {
    const slackChannelId = 'C1'
    await journey.settled()
    await journey.unheard(() => {
      sandbox.addUser({ id: 'U2NEW', name: 'new', realName: 'Nia New' })
      for (const id of ['U2NEW', ...slackUserIds]) sandbox.joinChannel(slackChannelId, id)
    })
    const asked: string[] = []
    const source = {
      ledger: {
        ...ledger,
        member: (team: TeamId, memberId: MemberId) => {
          asked.push(memberId)
          return ledger.member(team, memberId)
        },
      },
      database: workspaces.database,
      client: new WebClient(smallApp.botToken, { slackApiUrl: sandbox.apiUrl }),
      teamId,
      slackChannelId,
      occurredAt: '2027-02-01T00:00:00.000Z',
    }
    const channelId = channelIdOf(teamId, slackChannelId)
    await followChannelMembers(source, channelId, 'news')
    const channel = await ledger.channel(teamId, channelId)
    const followed = channel.kind === 'known' ? memberIdsIn(channel.memberIds) : []
    expect(followed).toEqual(expect.arrayContaining(everyone))
    expect(followed).not.toContain(idOf('U2NEW'))
    expect(asked).toContain(idOf('U2NEW'))
    expect(asked.filter(memberId => everyone.includes(memberId))).toEqual([])
  })
})
