import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll } from 'vitest'
import { startAnnouncing } from '../../announcements/testing/startAnnouncing.ts'
import { oweNudges } from '../oweNudges.ts'

/** A team whose nudges are sent to a stub of Slack under a controlled clock, until the tests of the file have ended. */
export const startNudging = async (options: Parameters<typeof startAnnouncing>[1] = {}) => {
  const { url } = await createTestDatabase()
  const announcing = await startAnnouncing(url, options)
  const database = new Pool({ connectionString: url, max: 2 })
  afterAll(async () => {
    await database.end()
    await announcing.stop()
  })
  const { slack, ledger, teamId, common, send, pass, now } = announcing
  return {
    ...announcing,
    database,
    makeAdministrator: async (key: string) => {
      const data = { memberId: memberIdOf(teamId, key), isAdmin: true }
      accepted(
        await ledger.handle({ ...common(), type: 'changeMemberAdmin', data, policy: { isLast: false } }),
      )
    },
    /** Moves the clock, and sends the nudges that are due then. */
    be: async (moment: string) => {
      pass(Date.parse(moment) - Date.parse(now()))
      await announcing.catchUp()
      await oweNudges(database, now(), new AbortController().signal)
      for (let turn = 0; turn < 3; turn += 1) {
        await send()
        pass(2_000)
      }
    },
    /** The messages that were sent and say this, each as its conversation and what was found. */
    sent: (words: RegExp): readonly string[] =>
      slack.calls.flatMap(({ method, channel, text }) => {
        const found = method === 'chat.postMessage' && words.exec(text ?? '')
        return found ? [[channel, ...found.slice(1)].join(' ')] : []
      }),
  }
}
