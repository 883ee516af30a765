import { randomBytes } from 'node:crypto'
import { teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { createTokenCipher } from '../../access/tokenCipher.ts'
import { migrateSlack } from '../database/migrateSlack.ts'
import type { Installation } from './installation.ts'
import {
  endInstallation,
  findInstallation,
  findInstallationOfTeam,
  saveInstallation,
} from './installations.ts'

const { url } = await createTestDatabase()
await Promise.all([migrateSlack(url), migrateSlack(url)])
const database = new Pool({ connectionString: url, max: 2 })
afterAll(() => database.end())
const store = { database, cipher: createTokenCipher(randomBytes(32).toString('base64')) }

const installationOf = (slackTeamId: string, installedAt = '2026-11-01T08:00:00.000Z'): Installation => ({
  slackTeamId,
  teamId: teamIdOf(slackTeamId),
  enterpriseId: null,
  isEnterpriseInstall: false,
  teamName: 'Laurel & Hardy',
  appId: 'A1',
  botToken: `xoxb-${slackTeamId}`,
  refreshToken: 'xoxe-1',
  tokenExpiresAt: '2026-11-01T20:00:00.000Z',
  botId: 'B1',
  botUserId: 'U0',
  scopes: ['commands', 'chat:write'],
  installedBy: 'U1',
  installedAt,
})

describe('installations', () => {
  it('come back as they were saved, by either id', async () => {
    await saveInstallation(store, installationOf('T1'))
    expect(await findInstallation(store, 'T1')).toEqual(installationOf('T1'))
    expect(await findInstallationOfTeam(store, teamIdOf('T1'))).toEqual(installationOf('T1'))
    expect(await findInstallation(store, 'T2')).toBeUndefined()
  })

  it('keep no readable token in the database', async () => {
    await saveInstallation(store, installationOf('T3'))
    const { rows } = await database.query(`select * from slack.installations where slack_team_id = 'T3'`)
    expect(JSON.stringify(rows)).not.toMatch(/xox[be]/)
  })

  it('end with the removal of the app, but not with one that came before they were made', async () => {
    await saveInstallation(store, installationOf('T4', '2026-11-02T08:00:00.000Z'))
    await endInstallation(store, 'T4', '2026-11-01T08:00:00.000Z')
    expect(await findInstallation(store, 'T4')).toBeDefined()
    await endInstallation(store, 'T4', '2026-11-03T08:00:00.000Z')
    expect(await findInstallation(store, 'T4')).toBeUndefined()
    await saveInstallation(store, installationOf('T4', '2026-11-04T08:00:00.000Z'))
    expect(await findInstallation(store, 'T4')).toBeDefined()
  })
})
