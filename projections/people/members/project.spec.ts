import { expect, it } from 'vitest'
import { createCompany } from '../../testing/company.ts'
import { members } from './tables.ts'

it('given a member who changes and leaves, then the row says what the workspace says', async () => {
  const { team, teamId, ledger, settled, readModels } = await createCompany({ memberNames: ['Ann'] })
  const { memberId } = team
  await settled(
    ledger.handle({
      type: 'syncMember',
      id: memberId('a sync'),
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-03-11T09:00:00.000Z',
      data: {
        memberId: memberId('Ann'),
        externalKey: 'Ann',
        profile: { name: 'Ann Lee', email: null, pictureUrl: null, timeZone: 'Europe/Berlin' },
        isActive: false,
        isAdmin: true,
        isOwner: true,
      },
    }),
  )
  expect((await readModels()).rows(members)).toMatchObject([
    {
      name: 'Ann Lee',
      email: null,
      timeZone: 'Europe/Berlin',
      isActive: false,
      isAdmin: false,
      addedAt: '2026-03-10T12:00:00.000Z',
    },
  ])
})
