import { memberIdOf } from '@laurel/ledger/values/foreignIds.ts'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import type { SlackSandbox } from '../../sandbox/createSlackSandbox.ts'
import { startSlackJourney } from './startSlackJourney.ts'

const { url } = await createTestDatabase()
const journey = await startSlackJourney(url)
afterAll(() => journey.stop())

/** What a person has earned once every promise of the log is kept. */
const earnedBy = async (slackUserId: string): Promise<number> => {
  await journey.settled()
  const member = await journey.ledger.member(journey.teamId, memberIdOf(journey.teamId, slackUserId))
  return member.kind === 'known' ? member.redeemable : 0
}
const patience = { timeout: 10_000, interval: 20 }
const thankIn = (sandbox: SlackSandbox, line: string) => sandbox.as('U1').runCommand('C1', '/shoutout', line)

it('the first shoutout after a restart of the sandbox is a new one', async () => {
  await thankIn(journey.sandbox, '@ben +10 for the first day')
  await expect.poll(() => earnedBy('U2'), patience).toBe(10)
  await thankIn(await journey.restartSandbox(), '@ben +5 for the second day')
  await expect.poll(() => earnedBy('U2'), patience).toBe(15)
})
