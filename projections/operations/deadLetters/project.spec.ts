import { parkedPromiseId } from '@laurel/ledger/deadLetters/deadLetterId.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { expect, it } from 'vitest'
import { createCompany } from '../../testing/company.ts'
import { parkedPromises } from './tables.ts'

const retry = (teamId: string, promiseId: string, key: string) => ({
  type: 'retryPromise' as const,
  id: derivedId('spec', key),
  teamId,
  actor: { kind: 'system' as const, id: 'spec' },
  occurredAt: '2026-03-11T12:00:00.000Z',
  data: { promiseId },
})

it('shows a promise from when it is parked until it is tried again, and again when it fails again', async () => {
  const { ledger, team, teamId, settled, readModels, events } = await createCompany()
  await settled(team.give('Ann', ['Zoe'], 20))
  const rows = async () => (await readModels()).rows(parkedPromises)
  const about = { memberId: team.memberId('Zoe'), points: 20, rejectionCode: 'MEMBER_UNKNOWN' }
  expect(await rows()).toMatchObject([about])
  const parked = (await events()).find(event => event.type === 'PromiseParked')
  if (parked?.type !== 'PromiseParked') throw new Error('Nothing was parked.')
  const promiseId = parkedPromiseId(parked.data)
  await settled(ledger.handle(retry(teamId, promiseId, 'too early')))
  expect(await rows()).toMatchObject([{ ...about, promiseId }])
  await team.add('Zoe')
  await settled(ledger.handle(retry(teamId, promiseId, 'in time')))
  expect(await rows()).toEqual([])
})
