import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startAnnouncing } from './testing/startAnnouncing.ts'

const { url } = await createTestDatabase()
const announcing = await startAnnouncing(url)
afterAll(announcing.stop)
beforeEach(announcing.clear)
const { slack, ledger, common, teamId, observe, send, catchUp } = announcing

it('asks every other administrator to approve a large adjustment', async () => {
  const [ann, ben] = [memberIdOf(teamId, 'UANN'), memberIdOf(teamId, 'UBEN')]
  const promote = { memberId: ben, isAdmin: true }
  accepted(
    await ledger.handle({ ...common(), type: 'changeMemberAdmin', data: promote, policy: { isLast: false } }),
  )
  await proposePrize(ann, ann)
  expect(slack.calls).toMatchObject([
    { method: 'conversations.open', users: 'UBEN' },
    { method: 'chat.postMessage', channel: 'DUBEN' },
  ])
  const blocks = String(slack.calls[1]?.blocks)
  expect(blocks).toContain('<@UANN> proposes to add *20,000 points* to a balance of <@UANN>')
  expect(blocks).toContain('Prize of the year')
  expect(blocks).toContain(`https://laurel.example/users/${ann}/profile`)
})

it('does not ask the administrator whose balance it is, as approving it is refused', async () => {
  const [ann, ben] = [memberIdOf(teamId, 'UANN'), memberIdOf(teamId, 'UBEN')]
  await announcing.addOutsider('UCEM')
  for (const memberId of [ben, memberIdOf(teamId, 'UCEM')])
    accepted(
      await ledger.handle({
        ...common(),
        type: 'changeMemberAdmin',
        data: { memberId, isAdmin: true },
        policy: { isLast: false },
      }),
    )
  await proposePrize(ann, ben)
  expect(slack.calls).toMatchObject([
    { method: 'conversations.open', users: 'UCEM' },
    { method: 'chat.postMessage', channel: 'DUCEM' },
  ])
})

/** An administrator proposes a large adjustment, and every message about it is sent. */
const proposePrize = async (by: MemberId, memberId: MemberId): Promise<void> => {
  const data = { memberId, account: 'redeemable', points: 20_000, reason: 'Prize of the year' } as const
  const actor = { kind: 'member', id: by } as const
  accepted(await ledger.handle({ ...common(), actor, type: 'adjustPoints', data }))
  await catchUp()
  await observe()
  await send()
}
