import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { Pool } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createTemporaryHome } from '../database/temporaryHome.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { eraseMember } from './addErase.ts'

const { url: databaseUrl } = await createTestDatabase()
const home = createTemporaryHome('erase-chat-')
const stores = await openStores({ home, databaseUrl, eventStoreUrl: undefined })
const team = await createTestTeam(createLedger(stores), { memberNames: ['Nora'] })
afterAll(async () => {
  await stores.close()
  rmSync(home, { recursive: true, force: true })
})

it('removes what the chat keeps of a person, and nothing of the same id in the workspace of another team', async () => {
  const [nora, otherTeam] = [team.memberId('Nora'), randomUUID()]
  const database = new Pool({ connectionString: stores.databaseUrl, max: 1 })
  await database.query(
    `insert into slack.installations (slack_team_id, team_id, is_enterprise_install, team_name, app_id, bot_token, bot_user_id,
       scopes, installed_by, installed_at)
     values ('T0OTHER', $1, false, 'other', 'A0', 'sealed', 'U0BOT', '{}', 'U0', now())`,
    [otherTeam],
  )
  for (const slackTeamId of ['T0OWN', 'T0OTHER'])
    await database.query(
      `insert into slack.drafts (draft_id, slack_team_id, slack_user_id, content, created_at)
       values (gen_random_uuid(), $1, 'Nora', 'sealed', now())`,
      [slackTeamId],
    )
  await database.query(
    'insert into slack.synced_people (team_id, member_id, command_id) values ($1, $3, $4), ($2, $3, $4)',
    [team.teamId, otherTeam, nora, randomUUID()],
  )

  await eraseMember(stores, nora)

  const drafts = await database.query('select slack_team_id as of from slack.drafts')
  const synced = await database.query('select team_id as of from slack.synced_people')
  await database.end()
  expect([drafts.rows, synced.rows]).toEqual([[{ of: 'T0OTHER' }], [{ of: otherTeam }]])
})
