import { sageHrStandIn } from '@laurel/scripts/sandbox/sources/sagehr/sageHrStandIn.ts'
import { describe, expect, test } from 'vitest'
import { SourceRefused } from '../sourceTrouble.ts'
import { describeSource } from '../suite/describeSource.ts'
import { openSource } from '../testing/openSource.ts'
import { everyone, surroundingsAt, withSource } from '../testing/sourceSpec.ts'
import { sageHr } from './adapter.ts'
import { SageHrSettings } from './settings.ts'

const settings = SageHrSettings.parse(sageHrStandIn.settings)

describeSource('Sage HR', {
  title: sageHr.title,
  capabilities: sageHr.capabilities,
  secrets: [settings.token],
  lacks: ['custom', 'leftOn', 'location'],
  listsLeavers: true,
  noticesChangesAmong: 120,
  start: wanted => openSource(sageHr, sageHrStandIn, wanted),
})

const withSageHr = withSource(sageHr, sageHrStandIn)

describe('Sage HR', () => {
  test('has people who left in a list of their own', () =>
    withSageHr(async ({ client, company }) => {
      company.leave('1010', '2026-03-01')
      const people = await everyone(client)
      expect(people.filter(({ isActive }) => !isActive).map(({ externalId }) => externalId)).toEqual([
        '1010',
        '2013',
      ])
    }))

  test('reports no one as gone where the list of those who left can’t be read', () =>
    withSageHr(async ({ client, plan }) => {
      plan?.({ kind: 'serverError', after: 2 })
      await expect(everyone(client)).rejects.toThrow('Sage HR answered 500.')
    }))

  test('refuses another token', () =>
    withSageHr(async bench => {
      const client = sageHr.create({ ...settings, token: 'a-former-token' }, surroundingsAt(bench))
      await expect(everyone(client)).rejects.toBeInstanceOf(SourceRefused)
    }))
})
