import { randomUUID } from 'node:crypto'
import { updateUserProfile } from '@laurel/contract/people/changeUserProfile.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestImports } from '../../testing/testImports.ts'
import type { TestTeam } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const { api, sent, checked, stateOf, ended, undo, detailsOf, shown } = createTestImports(url)

const hire = async ({ teamId }: TestTeam, count: number) => {
  for (let index = 0; index < count; index += 1) {
    const name = `P${index}`
    await api().ledger.handle({
      type: 'syncMember',
      id: randomUUID(),
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: new Date().toISOString(),
      data: {
        memberId: memberIdOf(teamId, name),
        externalKey: name,
        profile: { name, email: `p${index}@big.test`, pictureUrl: null, timeZone: null },
        isActive: true,
        isAdmin: false,
        isOwner: false,
      },
    })
  }
  await shown()
}

describe('a file of 5,000 people', () => {
  test('with 12 bad rows changes no one; corrected, it changes everyone, and is undone', {
    timeout: 240_000,
  }, async () => {
    const team = await api().team('big')
    const { olga } = team
    await hire(team, 5_000)
    const good = Array.from({ length: 5_000 }, (_, index) => `p${index}@big.test,04-30,2020-01-15,80`)
    const bad = good.with(9, 'p9@big.test,04-31,2020-01-15,80')
    const replaced: [number, string][] = [
      [19, 'p19@big.test,=TODAY(),2020-01-15,80'],
      [29, 'p1@big.test,04-30,2020-01-15,80'],
      [39, 'unknown@big.test,04-30,2020-01-15,80'],
      [49, ',04-30,2020-01-15,80'],
      [59, 'p59@big.test,04-30,2020-02-30,80'],
      [69, 'p69@big.test,04-30,2999-01-01,80'],
      [79, 'p79@big.test,04-30,2020-01-15,-80'],
      [89, 'p89@big.test,04-30,2020-01-15,1.5'],
      [99, 'p99@big.test,04-30,2020-01-15'],
      [109, 'P1@BIG.TEST,04-30,2020-01-15,80'],
      [4_999, 'p4999@big.test,30.4.,2020-01-15,80'],
    ]
    for (const [index, row] of replaced) bad[index] = row
    const fileOf = (rows: readonly string[]) =>
      ['email,birthday,start_date,shoutout_allowance_override', ...rows].join('\r\n')
    const refused = await sent(olga, fileOf(bad))
    expect(refused).toMatchObject({ ok: false, error: 'ROWS_INVALID', import_id: null, error_count: 12 })
    expect(refused.errors.map(({ line, column }) => `${line} ${column}`).toSorted()).toEqual(
      (
        '11 birthday,21 birthday,31 email,41 email,51 user_id,61 start_date,71 start_date,' +
        '81 shoutout_allowance_override,91 shoutout_allowance_override,101 ,111 email,5001 birthday'
      )
        .split(',')
        .toSorted(),
    )
    const p1 = { teamId: team.teamId, memberId: memberIdOf(team.teamId, 'P1'), email: '' }
    const p2 = { ...p1, memberId: memberIdOf(team.teamId, 'P2') }
    expect((await detailsOf(p1)).birthday).toBeNull()

    const accepted = await sent(olga, fileOf(good))
    expect(accepted).toMatchObject({ ok: true, people: 5_000, change_count: 15_000 })
    expect(accepted.changes).toHaveLength(100)
    const id = accepted.import_id
    expect((await undo(olga, id)).body).toEqual({ ok: false })
    await ended(olga, id, 'imported')
    expect(await stateOf(olga, id)).toMatchObject({ people: 5_000, changed: 5_000, refused: 0 })
    expect(await detailsOf(p1)).toMatchObject({ birthday: '04-30', shoutoutAllowanceOverride: 80 })

    await api().ask(olga, {
      method: 'PATCH',
      url: updateUserProfile.path.replace(':id', p2.memberId),
      payload: { birthday_month: 0, birthday_day: 1 },
    })
    expect((await undo(olga, id)).body).toEqual({ ok: true })
    expect((await undo(olga, id)).body).toEqual({ ok: true })
    await ended(olga, id, 'undone')
    expect(await stateOf(olga, id)).toMatchObject({ restored: 4_999, kept: 1 })
    expect(await detailsOf(p1)).toMatchObject({
      birthday: null,
      joinedOn: null,
      shoutoutAllowanceOverride: 0,
    })
    expect(await detailsOf(p2)).toMatchObject({ birthday: '01-01', joinedOn: null })
  })
})

test('a file has at most 100,000 rows, whose errors are all counted', { timeout: 120_000 }, async () => {
  const { olga } = await api().team('long')
  const fileOf = (rows: number) =>
    `email,birthday\n${Array.from({ length: rows }, (_, index) => `x${index}@long.test,04-30\n`).join('')}`
  const full = await checked(olga, fileOf(100_000))
  expect(full).toMatchObject({ rows: 100_000, error_count: 100_000, people: 0 })
  expect(full.errors).toHaveLength(100)
  expect((await checked(olga, fileOf(100_001))).message).toContain('more than 100000 rows')
})
