import { hiBobStandIn } from '@laurel/scripts/sandbox/sources/hibob/hiBobStandIn.ts'
import { describe, expect, test } from 'vitest'
import { SourceBusy, SourceRefused } from '../sourceTrouble.ts'
import { describeSource } from '../suite/describeSource.ts'
import { openSource } from '../testing/openSource.ts'
import { everyone, signal, surroundingsAt, withSource } from '../testing/sourceSpec.ts'
import { hiBob } from './adapter.ts'
import { readEmployee } from './employee.ts'
import { HiBobSettings } from './settings.ts'

const settings = HiBobSettings.parse(hiBobStandIn.settings)

describeSource('HiBob', {
  title: hiBob.title,
  capabilities: hiBob.capabilities,
  secrets: [settings.token, Buffer.from(`${settings.serviceUserId}:${settings.token}`).toString('base64')],
  lacks: ['custom'],
  listsLeavers: false,
  start: wanted => openSource(hiBob, hiBobStandIn, wanted),
})

const withHiBob = withSource(hiBob, hiBobStandIn)

describe('HiBob', () => {
  test('says by its own header until when to wait', () =>
    withHiBob(async ({ client }) => {
      for (let calls = 1; calls <= 50; calls += 1) await client.testConnection(signal)
      const refused = everyone(client)
      await expect(refused).rejects.toBeInstanceOf(SourceBusy)
      await expect(refused).rejects.toMatchObject({ until: '2026-03-02T09:01:00.000Z' })
    }))

  test('refuses another token', () =>
    withHiBob(async bench => {
      const client = hiBob.create({ ...settings, token: 'a-former-token' }, surroundingsAt(bench))
      await expect(everyone(client)).rejects.toBeInstanceOf(SourceRefused)
    }))

  test('gives thousands of people in pages', () =>
    withHiBob(
      async ({ client }) => {
        const sizes: number[] = []
        for await (const { people } of client.people({ since: null }, signal)) sizes.push(people.length)
        expect(sizes).toEqual([1_000, 200])
      },
      { size: 1_200 },
    ))

  const root = { id: '7', firstName: 'Ann', surname: 'Meadow', email: 'ann@juniper.example' }

  test('leaves out what the service user may not see: it is withheld, and not empty', () => {
    const work = { title: '254', department: null, startDate: '2021-09-01' }
    expect(readEmployee({ ...root, work, humanReadable: { work: { title: 'Engineer' } } })).toMatchObject({
      person: {
        title: 'Engineer',
        department: null,
        hiredOn: '2021-09-01',
        withheld: ['birthday', 'location', 'manager'],
      },
    })
  })

  test('has people whose e-mail may not be seen: they are not read, and keep what they have', () => {
    expect(readEmployee({ id: '7', firstName: 'Ann' })).toMatchObject({ kind: 'unreadable', externalId: '7' })
  })
})
