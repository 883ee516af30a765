import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { noAdjustments } from '@laurel/ledger/segments/vocabulary.ts'
import { describe, expect, it } from 'vitest'
import { createCompany } from '../../testing/company.ts'
import { segmentMembers, segmentSizes, segments } from './tables.ts'

const setUp = async () => {
  const company = await createCompany()
  const { ledger, team, teamId } = company
  const segmentId = derivedId('segment', teamId, 'Makers')
  const command = (key: string) => ({
    id: derivedId('spec', key),
    teamId,
    actor: { kind: 'member', id: team.memberId('Ann') } as const,
    occurredAt: '2026-03-10T12:00:00.000Z',
  })
  await ledger.handle({
    type: 'defineSegment',
    ...command('define'),
    data: {
      segmentId,
      name: 'Makers',
      sync: { kind: 'manual' },
      managerIds: [team.memberId('Cleo')],
      adjustments: noAdjustments,
    },
  })
  const change = (joined: string[], left: string[] = []) =>
    ledger.handle({
      type: 'changeSegmentMembers',
      ...command(`${joined.join()}/${left.join()}`),
      data: { segmentId, joined: joined.map(team.memberId), left: left.map(team.memberId) },
    })
  return { ...company, segmentId, command, change }
}

describe('segments', () => {
  it('keep their members and count them', async () => {
    const { team, segmentId, change, readModels } = await setUp()
    await change(['Ann', 'Ben'])
    await change(['Ben', 'Cleo'], ['Ann'])
    const models = await readModels()
    expect(models.rows(segments)).toMatchObject([
      { segmentId, name: 'Makers', managerIds: [team.memberId('Cleo')], sync: { kind: 'manual' } },
    ])
    expect(
      models
        .rows(segmentMembers)
        .map(({ memberId }) => memberId)
        .toSorted(),
    ).toEqual(['Ben', 'Cleo'].map(team.memberId).toSorted())
    expect(models.rows(segmentSizes)).toMatchObject([{ segmentId, memberCount: 2 }])
  })

  it('are gone when they are deleted', async () => {
    const { ledger, segmentId, command, readModels } = await setUp()
    await ledger.handle({ type: 'deleteSegment', ...command('delete'), data: { segmentId } })
    expect((await readModels()).rows(segments)).toEqual([])
  })
})
