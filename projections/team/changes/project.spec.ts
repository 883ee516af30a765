import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { expect, it } from 'vitest'
import { createCompany } from '../../testing/company.ts'
import { changes } from './tables.ts'

it('keeps who changed what, from which value to which', async () => {
  const { ledger, team, teamId, readModels } = await createCompany()
  const ann = team.memberId('Ann')
  const command = (name: string) => ({
    id: derivedId('spec', name),
    teamId,
    actor: { kind: 'member' as const, id: ann },
    occurredAt: '2026-03-11T12:00:00.000Z',
  })
  await ledger.handle({
    ...command('name'),
    type: 'changeTeamSettings',
    data: { changes: { pointsName: 'stars' } },
  })
  await ledger.handle({
    ...command('role'),
    type: 'changeMemberAdmin',
    data: { memberId: team.memberId('Ben'), isAdmin: true },
    policy: { isLast: false },
  })
  const rows = (await readModels()).rows(changes).filter(row => row.actorId === ann)
  expect(rows).toMatchObject([
    {
      what: 'team.settings',
      subjectId: teamId,
      before: expect.objectContaining({ pointsNameSingular: null }),
      after: expect.objectContaining({ pointsName: 'stars' }),
    },
    { what: 'member.role', subjectId: team.memberId('Ben'), before: null, after: { isAdmin: 'true' } },
  ])
  expect(rows[0]?.before?.pointsName).not.toBe('stars')
})

it('keeps no personal text', async () => {
  const { ledger, team, teamId, readModels } = await createCompany()
  await ledger.handle({
    id: derivedId('spec', 'details'),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: '2026-03-11T12:00:00.000Z',
    type: 'changeMemberDetails',
    data: { memberId: team.memberId('Ben'), changes: { birthday: '05-17', newHireMessage: 'Loves quinces' } },
  })
  const rows = (await readModels()).rows(changes).filter(row => row.what === 'member.details')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ process: 'spec', actorId: null })
  expect(JSON.stringify(rows)).not.toMatch(/05-17|quinces/)
})
