import { uuidOf } from '@laurel/scripts/sandbox/sources/companyUuid.ts'
import { namelyStandIn } from '@laurel/scripts/sandbox/sources/namely/namelyStandIn.ts'
import { describe, expect, test } from 'vitest'
import { describeSource } from '../suite/describeSource.ts'
import { openSource } from '../testing/openSource.ts'
import { everyone, surroundingsAt, withSource } from '../testing/sourceSpec.ts'
import { namely } from './adapter.ts'
import { readProfile } from './profile.ts'
import { NamelySettings } from './settings.ts'

const settings = NamelySettings.parse(namelyStandIn.settings)

describeSource('Namely', {
  title: namely.title,
  capabilities: namely.capabilities,
  secrets: [settings.pat],
  lacks: ['custom'],
  externalIdOf: uuidOf,
  listsLeavers: true,
  noticesChangesAmong: 120,
  start: wanted => openSource(namely, namelyStandIn, wanted),
})

const withNamely = withSource(namely, namelyStandIn)

describe('Namely', () => {
  test('is asked only for the pages of those who changed', () =>
    withNamely(
      async bench => {
        const calls: string[] = []
        const counting: typeof fetch = (input, init) => {
          calls.push('call')
          return fetch(input, init)
        }
        const client = namely.create(settings, surroundingsAt(bench, counting))
        bench.company.change('100200', { title: 'Lead' })
        const changed = await everyone(client, '2026-03-02T08:00:00.000Z')
        expect(changed.map(({ title }) => title)).toEqual(['Lead'])
        expect(calls).toHaveLength(1)
      },
      { size: 400 },
    ))

  test('has groups of any type: departments and offices are known, the others are fields of the company', () => {
    const groups = [
      { id: '1', title: 'Design', type: 'Department' },
      { id: '2', title: 'Oslo', type: 'Office Location' },
      { id: '3', title: 'CC-7', type: 'Cost center' },
    ]
    const profile = {
      id: 'a',
      email: 'ann@juniper.example',
      user_status: 'pending',
      links: { groups: groups.map(({ id }) => ({ id })) },
      reports_to: [{ id: 'b', email: 'Ben@juniper.example' }],
    }
    const read = readProfile(profile, new Map(groups.map(group => [group.id, group])))
    expect(read).toMatchObject({
      person: {
        isActive: true,
        department: 'Design',
        location: 'Oslo',
        managerEmail: 'ben@juniper.example',
        custom: { 'Cost center': 'CC-7' },
        withheld: ['birthday'],
      },
    })
  })
})

test.each(['acme.example/', 'acme@evil', 'a b', '-acme', ''])('the subdomain %j is none', subdomain => {
  expect(NamelySettings.safeParse({ subdomain, pat: 'token' }).success).toBe(false)
})
