import { deadLetterIdOf } from '@laurel/ledger/deadLetters/deadLetterIdOf.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { expect, it } from 'vitest'
import { createCompany } from '../../testing/company.ts'
import { deadLetters } from './tables.ts'

const retry = (teamId: string, deadLetterId: string, key: string) => ({
  type: 'retryDeadLetter' as const,
  id: derivedId('spec', key),
  teamId,
  actor: { kind: 'system' as const, id: 'spec' },
  occurredAt: '2026-03-11T12:00:00.000Z',
  data: { deadLetterId },
})

it('shows a dead letter until it is retried, and again when the retry fails', async () => {
  const { ledger, team, teamId, settled, readModels, events } = await createCompany()
  await settled(team.give('Ann', ['Zoe'], 20))
  const rows = async () => (await readModels()).rows(deadLetters)
  const about = { memberId: team.memberId('Zoe'), points: 20, rejectionCode: 'MEMBER_UNKNOWN' }
  expect(await rows()).toMatchObject([about])
  const deadLetter = (await events()).find(event => event.type === 'ReactionDeadLettered')
  if (deadLetter?.type !== 'ReactionDeadLettered') throw new Error('There is no dead letter.')
  const deadLetterId = deadLetterIdOf(deadLetter.data)
  await settled(ledger.handle(retry(teamId, deadLetterId, 'too early')))
  expect(await rows()).toMatchObject([{ ...about, deadLetterId }])
  await team.add('Zoe')
  await settled(ledger.handle(retry(teamId, deadLetterId, 'in time')))
  expect(await rows()).toEqual([])
})
