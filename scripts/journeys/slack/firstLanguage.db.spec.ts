import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { readWorkspacesAt } from './readWorkspaces.ts'
import { sleepless, startHabits } from './startHabits.ts'

const { url } = await createTestDatabase()
const habits = await startHabits(url, { locales: { U1: 'fr-FR', U2: 'de-DE', U3: 'de-DE', U4: 'es-ES' } })
afterAll(() => habits.stop())
const { sandbox, ledger, teamId, workspaces, memberOf } = habits

const localeOfTeam = async (): Promise<string | null> => {
  const team = await ledger.team(teamId)
  return team.kind === 'known' ? team.locale : null
}

describe('the language of a new team', () => {
  it('is the most common one that Laurel speaks, where the installer has another', async () => {
    expect(await localeOfTeam()).toBe('DE-DE')
    expect((await memberOf('U1')).chatLocale).toBe('FR-FR')
  })

  it('stays as an administrator chose it when the workspace is read again', async () => {
    accepted(
      await ledger.handle({
        type: 'setTeamLocale',
        id: derivedId('spec', 'Spanish'),
        teamId,
        actor: { kind: 'member', id: memberIdOf(teamId, 'U1') },
        occurredAt: new Date().toISOString(),
        data: { locale: 'ES-ES' },
      }),
    )
    await readWorkspacesAt(workspaces, url, new Date(Date.UTC(2027, 0, 1, 4)))
    expect(await localeOfTeam()).toBe('ES-ES')
  })
})

it('a person who changes the language of Slack reads that', async () => {
  sandbox.changeUser('U2', { locale: 'es-LA' })
  await expect.poll(async () => (await memberOf('U2')).chatLocale, sleepless).toBe('ES-MX')
})
