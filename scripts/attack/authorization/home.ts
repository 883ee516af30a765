import { randomUUID } from 'node:crypto'
import { startSession } from '@laurel/api/access/createAccess.ts'
import { tokenMilliseconds } from '@laurel/api/access/limits.ts'
import type { TestApi } from '@laurel/api/testing/testApi.ts'
import type { TestMember, TestTeam } from '@laurel/api/testing/testTeam.ts'
import { logout } from '@laurel/contract/access/logout.ts'
import { me } from '@laurel/contract/people/me.ts'
import { changeGroup } from '@laurel/contract/team/changeGroups.ts'
import { addressOf, type Sent } from '@laurel/contract/wire/address.ts'
import type { Call, RequestOf } from '@laurel/contract/wire/call.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { InjectOptions } from 'fastify'
import type { Tokens } from './actors.ts'

/** The team whose data the callers ask for. Olga is its administrator, Ann manages a channel, Ben and Cleo are members. */
export type Home = TestTeam & {
  readonly name: string
  readonly cleo: TestMember
  readonly tokens: Omit<Tokens, 'foreignAdministrator'>
  /** Makes a call that an operation depends on and returns its answer; throws unless it is accepted. */
  readonly accepted: <Defined extends Call>(
    as: TestMember,
    call: Defined,
    sent: RequestOf<Defined>,
  ) => Promise<unknown>
}

export const requestOf = (call: Call, sent: Sent): InjectOptions => ({
  method: call.method,
  url: addressOf(call, sent),
  ...payloadOf(call, sent.body),
})

const payloadOf = ({ sends }: Call, body: unknown): Pick<InjectOptions, 'payload' | 'headers'> => {
  if (body === undefined) return {}
  if (sends === 'form' && body instanceof FormData) return { payload: body }
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

export const createHome = async (api: TestApi, name: string): Promise<Home> => {
  const team = await api.team(name)
  const { olga, ann, ben, channelId } = team
  const accepted: Home['accepted'] = async (as, call, sent) => {
    const answer = await api.ask(as, requestOf(call, sent))
    if (answer.status !== 200) throw new Error(`${call.name} was refused: ${answer.text}`)
    return answer.body
  }
  const settings = { managers: [ann.memberId], point_allowance: 500 }
  await accepted(olga, changeGroup, { params: { id: channelId }, body: settings })
  const cleo = await addMember(api, team, { name: 'Cleo' })
  await joinChannel(api, team, [ann, cleo])
  const deactivated = await deactivatedToken(api, team)
  await accepted(olga, me, { query: { after: deactivated.position } })
  return {
    ...team,
    name,
    cleo,
    accepted,
    tokens: {
      stranger: undefined,
      deactivated: deactivated.token,
      expired: await expiredToken(api, olga),
      revoked: await revokedToken(api, olga),
      member: await api.tokenOf(ben),
      channelManager: await api.tokenOf(ann),
      administrator: await api.tokenOf(olga),
    },
  }
}

/** Dora is an administrator with a session, who then leaves the team. */
const deactivatedToken = async (api: TestApi, team: TestTeam) => {
  const dora = await addMember(api, team, { name: 'Dora', isAdmin: true })
  const { token } = await startSession(api.access, dora)
  const { position } = await addMember(api, team, { name: 'Dora', isAdmin: true, isActive: false })
  return { token, position }
}

/** Managers give awards in channels that they are in, and members nominate each other there. */
const joinChannel = async (
  api: TestApi,
  { teamId, channelId }: TestTeam,
  people: readonly TestMember[],
): Promise<void> => {
  await api.ledger.handle({
    type: 'syncChannelMembers',
    id: randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: instantOf(new Date()),
    data: { channelId, memberIds: people.map(({ memberId }) => memberId) },
  })
}

const addMember = async (
  api: TestApi,
  { teamId }: TestTeam,
  { name, isAdmin = false, isActive = true }: { name: string; isAdmin?: boolean; isActive?: boolean },
): Promise<TestMember & { readonly position: number }> => {
  const memberId = memberIdOf(teamId, name)
  const outcome = await api.ledger.handle({
    type: 'syncMember',
    id: randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: instantOf(new Date()),
    data: {
      memberId,
      externalKey: name,
      profile: { name, email: null, pictureUrl: null, timeZone: null },
      isActive,
      isAdmin,
      isOwner: false,
    },
  })
  if (outcome.kind === 'rejected') throw new Error(`${name} was refused: ${outcome.rejection.code}`)
  return { teamId, memberId, email: '', position: outcome.position }
}

const expiredToken = async ({ access, clock }: TestApi, owner: TestMember): Promise<string> => {
  const { now } = clock
  clock.now = new Date(now.getTime() - tokenMilliseconds - 1_000)
  const { token } = await startSession(access, owner)
  clock.now = now
  return token
}

const revokedToken = async (api: TestApi, owner: TestMember): Promise<string> => {
  const { token } = await startSession(api.access, owner)
  await api.ask(null, { ...requestOf(logout, {}), headers: { authorization: `Bearer ${token}` } })
  return token
}
