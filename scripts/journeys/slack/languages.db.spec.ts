import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { appears, blocksOf, sleepless, startHabits } from './startHabits.ts'

const { url } = await createTestDatabase()
const habits = await startHabits(url, { locales: { U1: 'es-LA', U2: 'de-DE', U3: 'de-DE' } })
afterAll(() => habits.stop())
const { anna, ben, cleo, ledger, teamId } = habits

beforeAll(async () => {
  accepted(
    await ledger.handle({
      type: 'chooseLocale',
      id: derivedId('spec', 'English'),
      teamId,
      actor: { kind: 'member', id: memberIdOf(teamId, 'U3') },
      occurredAt: new Date().toISOString(),
      data: { memberId: memberIdOf(teamId, 'U3'), locale: 'EN-US' },
    }),
  )
})

describe('a member with Slack in German, in a team whose installer has it in Spanish', () => {
  it('opens the form in German', async () => {
    await ben.runCommand('C1', '/shoutout')
    await expect.poll(() => ben.view()?.callback_id, sleepless).toBe('giveShoutout')
    expect(JSON.stringify(ben.view())).toContain('Shoutout vergeben')
    expect(blocksOf(ben)).toContain('Wem möchtest du danken?')
    expect(blocksOf(ben)).toMatch(/Du kannst bis 1\. \p{L}+ noch \*100 Punkte\* vergeben/u)
    await ben.closeView()
  })

  it('is refused in German', async () => {
    const refused = /Noch nicht gesendet\. Das kostet 500 Punkte, und dein Budget ist noch 100/
    await appears(ben, 'C1', () => ben.runCommand('C1', '/shoutout', '@cleo +500 Danke'), refused)
  })

  it('gives: the confirmation is German, and the channel reads Spanish', async () => {
    const give = () => ben.runCommand('C1', '/shoutout', '@cleo @anna.kim +5 Danke für die Fähre')
    await appears(ben, 'C1', give, /Du hast <@U3> und <@U1> 5 Punkte pro Person gegeben/)
    await expect
      .poll(() => anna.messagesIn('C1').map(({ text }) => text), sleepless)
      .toContainEqual('<@U2> dio las gracias a <@U3> y <@U1>: +5 puntos por persona. Danke für die Fähre')
  })

  it('sees the Home tab in German', async () => {
    await habits.settled()
    ben.openHome()
    await expect.poll(() => JSON.stringify(ben.home()), sleepless).toContain('Hallo Ben Ode')
    expect(JSON.stringify(ben.home())).toContain('Du hast *Cleo Marsh und Anna Kim* gedankt')
  })

  it('reads help in German, and the installer in Spanish', async () => {
    await appears(ben, 'C1', () => ben.runCommand('C1', '/shoutout', 'help'), /^Danke einer Person/)
    await appears(anna, 'C1', () => anna.runCommand('C1', '/shoutout', 'help'), /^Da las gracias a alguien/)
  })
})

describe('a member who chose English in Laurel', () => {
  it('reads English, with dates as in the United States', async () => {
    await cleo.runCommand('C1', '/shoutout')
    await expect.poll(() => cleo.view()?.callback_id, sleepless).toBe('giveShoutout')
    expect(blocksOf(cleo)).toMatch(/You have \*100 points\* left to give until \p{L}+ 1\./u)
    await cleo.closeView()
  })
})
