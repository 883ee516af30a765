import { expect, test } from 'vitest'
import { createSignedHistory, logOf } from '../testing/testCheckpoints.ts'
import { createClaimsCheck } from './claimsCheck.ts'
import { verifyLedger } from './verifyLedger.ts'

const history = await createSignedHistory(2)
/** As if members had sent the commands themselves. */
const events = history.resealed(
  history.events.map(event =>
    event.type === 'ShoutoutGiven' || event.type === 'AllowanceReset'
      ? {
          ...event,
          metadata: { ...event.metadata, actor: { kind: 'member', id: history.team.memberId('Ann') } },
        }
      : event,
  ),
)
const given = events.filter(({ type }) => type === 'ShoutoutGiven')
const [, first] = given
if (!first) throw new Error('No member gave anything.')

const claims = new Map(given.map(({ metadata, stream }) => [metadata.commandId, stream]))

const findingsOf = async (recorded: typeof events, claimed: ReadonlyMap<string, string>) => {
  const check = createClaimsCheck({
    find: async ids => new Map([...claimed].filter(([id]) => ids.includes(id))),
    count: async () => claimed.size,
  })
  const { findings } = await verifyLedger(logOf(recorded), { logChecks: [check] })
  return findings.filter(({ invariant }) => invariant === 'complete')
}

test('every command of a member claimed its stream', async () => {
  expect(await findingsOf(events, claims)).toEqual([])
})

test('an emptied log lacks all commands of the registry', async () => {
  expect(await findingsOf([], claims)).toMatchObject([
    { message: expect.stringContaining(`has ${claims.size} commands of members, and the log records none`) },
  ])
})

test('a command without a claim was put in', async () => {
  const others = new Map([...claims].filter(([id]) => id !== first.metadata.commandId))
  expect(await findingsOf(events, others)).toMatchObject([
    { position: first.position, message: expect.stringContaining('never claimed a stream') },
  ])
})

test('a command with the claim of another stream was moved', async () => {
  const others = new Map(claims).set(first.metadata.commandId, 'member-a')
  expect(await findingsOf(events, others)).toMatchObject([
    { position: first.position, message: expect.stringContaining('although the command claimed member-a') },
  ])
})
